import type { PlanSet } from '@hoster/contract';
import { activeFilters, cpuVendors, diskTypes, dsMeasures, type DsFilter } from '@hoster/domain/lines/dedicated/filter';
import { withoutIdleBounds } from '@hoster/domain/lines/dedicated/figures';
import { Button } from '@hoster/ui/button';
import { CheckboxGroup } from '@hoster/ui/checkbox-group';
import { Disclosure } from '@hoster/ui/disclosure';
import { Grid } from '@hoster/ui/grid';
import { LinkButton } from '@hoster/ui/link-button';
import { Select } from '@hoster/ui/select';
import { Stack } from '@hoster/ui/stack';
import { memo, useRef } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useEarlyChanges } from '../../app/browser/use-early-changes.ts';
import { useCurrency } from '../../app/visitor/use-currency.ts';
import * as css from './filter-form.css.ts';
import { COUNT_ID } from './landing.ts';
import { filterNames } from './filter-words.ts';
import { MeasureFilter, PriceFilter } from './measure-filter.tsx';
import { filterInForm, PRICE_CURRENCY, STORAGE_IN_TB } from './price-bounds.ts';
import { useCountryNames } from './use-country-names.ts';
import type { ServerList } from './use-server-list.ts';

const words: Readonly<Record<'sort' | DsFilter['sort'], MessageDescriptor>> = defineMessages({
  sort: { id: 'dedicated.sort', defaultMessage: 'Sort by price', description: 'Choice of the order of the list' },
  none: { id: 'dedicated.sort.none', defaultMessage: 'Recommended first', description: 'Order of the list' },
  ascend: { id: 'dedicated.sort.ascend', defaultMessage: 'Lowest first', description: 'Order of the list' },
  descend: { id: 'dedicated.sort.descend', defaultMessage: 'Highest first', description: 'Order of the list' },
});

const sorts: readonly DsFilter['sort'][] = ['none', 'ascend', 'descend'];

interface FilterFormProps extends Pick<ServerList, 'figures' | 'count' | 'filter' | 'setFilter' | 'promoCode'> {
  /** Path of the page. */
  action: string;
  sets: readonly PlanSet[];
  /** Whether the page shows one country. */
  ofCountry: boolean;
}

/** Filter form: with script, each change applies immediately; without, the form is sent. */
export const FilterForm = memo(function FilterForm(props: FilterFormProps) {
  const { action, figures, count, filter, setFilter, promoCode, sets, ofCountry } = props;
  const { formatMessage, locale } = useIntl();
  const { currency } = useCurrency();
  const countryNames = useCountryNames();
  const form = useRef<HTMLFormElement>(null);
  const toggle = useRef<HTMLDetailsElement>(null);
  useEarlyChanges(form, (changed) => {
    setFilter(() => withoutIdleBounds(filterInForm(new FormData(changed), currency), figures));
  });
  const active = activeFilters(filter).length;
  const { country_codes: countries, measures } = figures;
  const used = sets.filter(({ slug }) => figures.tags.includes(slug));
  const has = <Value extends string>(values: readonly Value[], picked: readonly string[]): Value[] =>
    values.filter((value) => picked.includes(value));
  return (
    <form ref={form} method="get" action={action}>
      {promoCode === undefined ? null : <input type="hidden" name="promo_code" value={promoCode} />}
      <Stack gap={24}>
        <Select
          name="sort"
          label={formatMessage(words.sort)}
          value={filter.sort}
          onChange={(event) => {
            const sort = sorts.find((one) => one === event.target.value) ?? 'none';
            setFilter((before) => ({ ...before, sort }));
          }}
          options={sorts.map((sort) => ({ value: sort, label: formatMessage(words[sort]) }))}
        />
        {/* On phones it shows and hides the content below; in large windows they are always visible. */}
        <Disclosure
          ref={toggle}
          variant="plain"
          className={css.toggle}
          summary={
            <FormattedMessage
              id="dedicated.filters"
              defaultMessage="{count, plural, =0 {Filters} other {Filters (#)}}"
              description="Opens the filters of the list of servers; how many are on"
              values={{ count: active }}
            />
          }
        />
        <div className={css.filters}>
          <Stack gap={24}>
            <Grid columns={{ base: 2, lg: 1 }} gap={24}>
              {used.length > 1 ? (
                <CheckboxGroup
                  name="tags"
                  legend={formatMessage(filterNames.tags)}
                  options={used.map(({ slug, label }) => ({ value: slug, label }))}
                  value={[...filter.tags]}
                  onValueChange={(tags) => setFilter((before) => ({ ...before, tags }))}
                />
              ) : null}
              <CheckboxGroup
                name="cpu_vendor"
                legend={formatMessage(filterNames.vendors)}
                options={cpuVendors.map((value) => ({ value, label: value }))}
                value={[...filter.vendors]}
                onValueChange={(picked) => setFilter((before) => ({ ...before, vendors: has(cpuVendors, picked) }))}
              />
              <CheckboxGroup
                name="disk_type"
                legend={formatMessage(filterNames.diskTypes)}
                options={diskTypes.map((value) => ({ value, label: value }))}
                value={[...filter.diskTypes]}
                onValueChange={(picked) => setFilter((before) => ({ ...before, diskTypes: has(diskTypes, picked) }))}
              />
              {ofCountry || countries.length < 2 ? null : (
                <CheckboxGroup
                  name="country"
                  legend={formatMessage(filterNames.countries)}
                  options={countries
                    .map((value) => ({ value, label: countryNames(value) }))
                    .toSorted((a, b) => a.label.localeCompare(b.label, locale))}
                  value={[...filter.countries]}
                  onValueChange={(picked) => setFilter((before) => ({ ...before, countries: picked }))}
                />
              )}
            </Grid>
            <input type="hidden" name={PRICE_CURRENCY} value={currency.short} />
            <input type="hidden" name={STORAGE_IN_TB} value="1" />
            {dsMeasures.map((measure) => {
              const bounds = { figures: measures[measure], value: filter[measure], setFilter };
              return measure === 'price' ? (
                <PriceFilter key={measure} {...bounds} />
              ) : (
                <MeasureFilter key={measure} measure={measure} {...bounds} />
              );
            })}
          </Stack>
          {/* The heading with the number is out of sight while filters are changed. */}
          <div className={css.shown}>
            <LinkButton
              href={`#${COUNT_ID}`}
              stretched
              data-native
              onClick={() => {
                if (toggle.current) toggle.current.open = false;
              }}
            >
              <FormattedMessage
                id="dedicated.filters.show"
                defaultMessage="Show {count, plural, one {# server} other {# servers}}"
                description="Link from the filters to the list: how many servers match"
                values={{ count }}
              />
            </LinkButton>
          </div>
        </div>
        <noscript>
          <Button type="submit" variant="action">
            <FormattedMessage
              id="dedicated.filters.apply"
              defaultMessage="Apply filters"
              description="Button for pages without script"
            />
          </Button>
        </noscript>
      </Stack>
    </form>
  );
});

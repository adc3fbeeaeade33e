import type { PlanSet } from '@hoster/contract';
import { Column, Columns } from '@hoster/ui/columns';
import { Heading } from '@hoster/ui/heading';
import { Inline } from '@hoster/ui/inline';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useEarlyChanges } from '../../app/browser/use-early-changes.ts';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { PriceNote } from '../../parts/catalogue/price-note.tsx';
import { PromoNote } from '../../parts/promo-code/promo-note.tsx';
import { ActiveChips } from './active-chips.tsx';
import { alertAddress } from './alert-address.ts';
import { COMPARE_PARAM } from './compare-address.ts';
import { CompareBar } from './compare-bar.tsx';
import { FilterForm } from './filter-form.tsx';
import { COUNT_ID, landingName, type DedicatedLanding } from './landing.ts';
import { NoResults } from './no-results.tsx';
import { ServerRows } from './server-rows.tsx';
import { useServerList } from './use-server-list.ts';

interface ServerBrowserProps {
  /** Part of the list; null for all of it. */
  landing: DedicatedLanding | null;
  sets: readonly PlanSet[];
  /** Whether the page shows one country. */
  ofCountry: boolean;
}

/** The filters and the matching servers. Separate from its page, so that filter changes don't re-render that. */
export function ServerBrowser({ landing, sets, ofCountry }: ServerBrowserProps) {
  const list = useServerList(landing);
  const { figures, count, filter, setFilter, prepare, promoCode, promo } = list;
  const { pathname } = useLocation();
  const href = useLocalPath();
  const [compared, setCompared] = useState<readonly string[]>([]);
  const onCompare = useCallback(
    (one: string, isOn: boolean) =>
      setCompared((before) => [...before.filter((other) => other !== one), ...(isOn ? [one] : [])]),
    [],
  );
  const comparison = useRef<HTMLFormElement>(null);
  useEarlyChanges(comparison, (form) => setCompared(new FormData(form).getAll(COMPARE_PARAM).map(String)));
  // The control and the count are painted first: rows take several times as long.
  const rows = useDeferredValue(list);
  const ofLanding = landing?.country_code;
  const countries = useMemo(
    () => (ofLanding ? [ofLanding] : rows.filter.countries),
    [ofLanding, rows.filter.countries],
  );
  const empty = useMemo(
    () => (rows.count === 0 ? <NoResults list={rows} sets={sets} countries={countries} /> : null),
    [rows, sets, countries],
  );
  return (
    <Columns gap={24}>
      <Column span={{ base: 12, lg: 3 }} onPointerOver={prepare} onFocus={prepare}>
        <FilterForm action={pathname} {...{ figures, count, filter, setFilter, promoCode, sets, ofCountry }} />
      </Column>
      <Column span={{ base: 12, lg: 9 }}>
        <Stack gap={16}>
          {/* The filters are on the same line as the count, so that they don't move the rows below. */}
          <Inline gap={12} justify="between">
            <Inline gap={12}>
              <div role="status">
                <Heading level={2} size={22} id={COUNT_ID} tabIndex={-1}>
                  <FormattedMessage
                    id="dedicated.list.count"
                    defaultMessage="{shown, plural, one {# server} other {# servers}}{all, plural, =0 {} other { of #}}"
                    description="Heading of the list: how many servers pass the filters, and of how many when not all do"
                    values={{ shown: count, all: count === figures.count ? 0 : figures.count }}
                  />
                </Heading>
              </div>
              <ActiveChips list={list} sets={sets} />
            </Inline>
            {/* Not a button: it would look like one more filter. */}
            <Text size={14}>
              <TextLink href={href(alertAddress(landingName(landing), filter))}>
                <FormattedMessage
                  id="dedicated.alert.save"
                  defaultMessage="Get alerts for this search"
                  description="Link beside the number of servers"
                />
              </TextLink>
            </Text>
          </Inline>
          <PromoNote promo={promo} />
          <ServerRows list={rows} {...{ countries, compared, onCompare, empty }} />
          {rows.count === 0 ? null : <CompareBar ref={comparison} {...{ compared, countries, promoCode }} />}
          <Text size={14} tone="muted">
            <FormattedMessage
              id="dedicated.note"
              defaultMessage="Setup fees are charged once. Storage: 1 TB is 1,024 GB. Every server: 1 IPv4 address, a /64 IPv6 network, IPMI access and 250 Gbps DDoS protection."
              description="Under the list of servers"
            />{' '}
            <PriceNote />
          </Text>
        </Stack>
      </Column>
    </Columns>
  );
}

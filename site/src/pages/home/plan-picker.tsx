import { fromCents } from '@hoster/domain/money/money';
import { Button } from '@hoster/ui/button';
import { Card } from '@hoster/ui/card';
import { DataList } from '@hoster/ui/data-list';
import { Hidden } from '@hoster/ui/hidden';
import { RadioBars } from '@hoster/ui/radio-bars';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { useEffect, useRef, useState } from 'react';
import { defineMessages, FormattedMessage, FormattedNumber, useIntl, type MessageDescriptor } from 'react-intl';
import { planPrice } from '../../parts/catalogue/plan-price.ts';
import { DisplayPrice } from '../../parts/price/display-price.tsx';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { formText } from '../../app/router/form-text.ts';
import type { Shop } from './load-shop.ts';
import * as css from './hero.css.ts';

const words = defineMessages({
  plan: { id: 'home.picker.plan', defaultMessage: 'VPS plan', description: 'Name of the choice of a plan' },
  term: { id: 'home.picker.term', defaultMessage: 'Term in months', description: 'Name of the choice of a term' },
  cpu: { id: 'home.picker.cpu', defaultMessage: 'vCPU', description: 'Figure of a plan' },
  ram: { id: 'home.picker.ram', defaultMessage: 'RAM', description: 'Figure of a plan' },
  disk: { id: 'home.picker.disk', defaultMessage: 'NVMe', description: 'Figure of a plan: disk' },
  port: { id: 'home.picker.port', defaultMessage: 'Port', description: 'Figure of a plan: network' },
  traffic: { id: 'home.picker.traffic', defaultMessage: 'Transfer', description: 'Figure of a plan: a month' },
});

const sizes: Readonly<Record<'gb' | 'tb', MessageDescriptor>> = defineMessages({
  gb: { id: 'home.picker.gb', defaultMessage: '{size, number} GB', description: 'Size of memory or disk' },
  tb: { id: 'home.picker.tb', defaultMessage: '{size, number} TB', description: 'Traffic a month' },
});

/** A VPS to choose by size and term, with its price. Without script the choice is priced on the order page. */
export function PlanPicker({ vps: { plans, popular, periods } }: { vps: NonNullable<Shop['vps']> }) {
  const { formatMessage, formatNumber } = useIntl();
  const href = useLocalPath();
  const form = useRef<HTMLFormElement>(null);
  const [standard] = periods.filter(({ is_default: standing }) => standing);
  const [slug, setSlug] = useState(popular);
  const [months, setMonths] = useState(String(standard?.months ?? 1));
  // The visitor may have chosen before the script loaded.
  useEffect(() => {
    if (!form.current) return;
    const chosen = new FormData(form.current);
    setSlug(formText(chosen, 'plan'));
    setMonths(formText(chosen, 'period'));
  }, []);
  const plan = plans.find((one) => one.slug === slug) ?? plans[0];
  const period = periods.find((one) => String(one.months) === months) ?? periods[0];
  if (!plan || !period) return null;
  const price = planPrice(plan, period);
  const largest = (key: 'cpu_count' | 'ram_size' | 'disk_size') => Math.max(...plans.map((one) => one[key]));
  const share = (key: 'cpu_count' | 'ram_size' | 'disk_size', value: number) => value / largest(key);
  return (
    <Card padding="fluid">
      <form ref={form} method="get" action={href('/virtual-private-servers/')} className={css.picker}>
        <div className={css.choices}>
          <RadioBars
            id="home-plan"
            legend={formatMessage(words.plan)}
            name="plan"
            height="high"
            defaultValue={slug}
            onValueChange={setSlug}
            series={[formatMessage(words.cpu), formatMessage(words.ram), formatMessage(words.disk)]}
            options={plans.map((one) => ({
              value: one.slug,
              label: one.name,
              // Seven prices don't fit on a phone, and without script they wouldn't change with the term.
              note: (
                <Hidden element="span" below="md" withoutScript>
                  <DisplayPrice eur={fromCents(planPrice(one, period).perMonth)} />
                </Hidden>
              ),
              bars: [
                share('cpu_count', one.cpu_count),
                share('ram_size', one.ram_size),
                share('disk_size', one.disk_size),
              ],
            }))}
          />
          <RadioBars
            id="home-term"
            legend={formatMessage(words.term)}
            name="period"
            defaultValue={months}
            onValueChange={setMonths}
            options={periods.map(({ months: length, discount_percent: percent }) => ({
              value: String(length),
              label: formatNumber(length),
              bars: [1 - percent / 100],
              ...(percent > 0 && {
                note: formatNumber(-percent / 100, { style: 'percent', maximumFractionDigits: 1 }),
              }),
            }))}
          />
        </div>
        <div className={css.chosen}>
          {/* Without script it wouldn't change with the choice. */}
          <Hidden withoutScript className={css.sheet}>
            <Text size={22} lineHeight="inherit" weight="semibold">
              {plan.name}
            </Text>
            <DataList
              dense
              items={[
                { term: formatMessage(words.cpu), value: <FormattedNumber value={plan.cpu_count} /> },
                { term: formatMessage(words.ram), value: formatMessage(sizes.gb, { size: plan.ram_size }) },
                { term: formatMessage(words.disk), value: formatMessage(sizes.gb, { size: plan.disk_size }) },
                {
                  term: formatMessage(words.port),
                  value: (
                    <FormattedMessage
                      id="home.gbps"
                      defaultMessage="{speed} Gbps"
                      values={{ speed: plan.port_mbps / 1000 }}
                    />
                  ),
                },
                ...(plan.traffic === null
                  ? []
                  : [
                      {
                        term: formatMessage(words.traffic),
                        value: formatMessage(sizes.tb, { size: plan.traffic }),
                      },
                    ]),
              ]}
            />
            <Stack gap={4} aria-live="polite">
              <DisplayPrice eur={fromCents(price.perMonth)} monthly mono size="huge" />
              <Text size={14} lineHeight="inherit" tone="muted">
                <FormattedMessage
                  id="home.picker.total"
                  defaultMessage="{total} for {months, plural, one {# month} other {# months}}, excluding VAT"
                  description="Under the monthly price: what the whole term costs"
                  values={{ total: <DisplayPrice eur={fromCents(price.term)} />, months: period.months }}
                />
              </Text>
            </Stack>
          </Hidden>
          <Button type="submit" variant="action" size="large" stretched>
            <FormattedMessage
              id="home.picker.order"
              defaultMessage="Order this VPS"
              description="Button that leads to the order of the chosen plan"
            />
          </Button>
        </div>
      </form>
    </Card>
  );
}

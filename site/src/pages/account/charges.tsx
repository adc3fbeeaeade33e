import type { RenewalCharges } from '@hoster/contract';
import { Bars } from '@hoster/ui/bars';
import { Heading } from '@hoster/ui/heading';
import { formatPrice } from '@hoster/ui/price';
import { Stack } from '@hoster/ui/stack';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  title: { id: 'account.charges.title', defaultMessage: 'Renewals in the next 12 months' },
  label: { id: 'account.charges.label', defaultMessage: 'Renewals by month, VAT included' },
  month: { id: 'account.charges.month', defaultMessage: 'Month', description: 'Column of the table of renewals' },
  series: { id: 'account.charges.series', defaultMessage: 'Renewals' },
  table: { id: 'account.charges.table', defaultMessage: 'Show as table' },
  total: { id: 'account.charges.total', defaultMessage: '{amount} in total' },
});
const words: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;

/** What renewals will cost, month by month. Nothing when nothing renews. */
export function Charges({ charges: { months } }: { charges: RenewalCharges }) {
  const { formatMessage, formatDate, locale } = useIntl();
  if (months.every(({ count }) => count === 0)) return null;
  const values = months.map(({ amount }) => Number(amount.amount));
  const money = (value: number) => formatPrice({ decimal: value.toFixed(2) }, { currency: { short: 'EUR' }, locale });
  const name = (index: number, month: 'short' | 'long') =>
    formatDate(`${months[index]?.month}-01T00:00:00Z`, {
      month,
      timeZone: 'UTC',
      ...(month === 'long' && { year: 'numeric' }),
    });
  return (
    <Stack element="section" gap={16} aria-labelledby="charges">
      <Heading level={2} size={18} id="charges">
        {formatMessage(words.title)}
      </Heading>
      <Bars
        label={formatMessage(words.label)}
        categories={months.map((_month, index) => name(index, 'short'))}
        categoryName={(index) => name(index, 'long')}
        categoryLabel={formatMessage(words.month)}
        series={[{ id: 'renewals', label: formatMessage(words.series), values }]}
        formatValue={money}
        tableLabel={formatMessage(words.table)}
        summary={formatMessage(words.total, { amount: money(values.reduce((sum, one) => sum + one, 0)) })}
      />
    </Stack>
  );
}

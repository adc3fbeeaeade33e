import type { Cents } from '@hoster/domain/money/money';
import type { PriceLine } from '@hoster/domain/money/pricing';
import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl';

const words: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  custom: { id: 'order.line.custom', defaultMessage: 'Custom configuration' },
  base_administration: { id: 'order.line.administration', defaultMessage: 'Base administration' },
  setup: { id: 'order.line.setup', defaultMessage: 'Setup fee', description: 'Line of the total: paid once' },
  rent_period: { id: 'order.line.rent-period', defaultMessage: 'Discount for longer terms' },
  promo: { id: 'order.line.promo', defaultMessage: 'Promo code', description: 'Line of the total: its discount' },
  vat: { id: 'order.line.vat', defaultMessage: 'VAT {rate, number}%' },
  reverse_charge: {
    id: 'order.line.reverse-charge',
    defaultMessage: 'VAT (reverse charge)',
    description: 'Line of the total: the buyer pays the tax',
  },
});

/** Label of a line of a total: the catalogue's name, or our label for its key. */
export function lineLabel(
  { formatMessage, formatNumber }: Pick<IntlShape, 'formatMessage' | 'formatNumber'>,
  { label, key }: PriceLine<Cents>,
  taxRate: number,
): string {
  const word = words[key];
  if (label && key === 'vat') return `${label} ${formatNumber(taxRate)}%`;
  return label ?? (word ? formatMessage(word, { rate: taxRate }) : key);
}

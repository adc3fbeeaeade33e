import type { CurrencyCode, PaymentMethod } from '@hoster/contract';
import { toCents, type EuroCents } from '@hoster/domain/money/money';
import { FormattedMessage } from 'react-intl';
import { Money } from '../../parts/price/money.tsx';

interface MinimumNoteProps {
  methods: readonly PaymentMethod[];
  /** Including tax, as booked in the ledger. */
  euroTotal: EuroCents;
  currency: CurrencyCode;
}

/** The payment methods whose least amount is more than the total, each amount with its methods. */
export function MinimumNote({ methods, euroTotal, currency }: MinimumNoteProps) {
  const beyond = new Map<number, string[]>();
  for (const { min_amount: least, label, currencies } of euroTotal === 0 ? [] : methods) {
    if (least === null || euroTotal >= toCents(least) || !currencies.includes(currency)) continue;
    beyond.set(least, [...(beyond.get(least) ?? []), label]);
  }
  return [...beyond].map(([least, labels]) => (
    <span key={least}>
      <FormattedMessage
        id="order.minimum"
        defaultMessage="{methods}: from {amount}"
        description="Beside a total that is too low for some payment methods"
        values={{ methods: labels.join(' · '), amount: <Money cents={toCents(least)} /> }}
      />{' '}
    </span>
  ));
}

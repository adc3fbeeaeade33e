import type { ChargedTotal } from '@hoster/domain/money/charge';
import { waysToMinimum, type TermPrice } from '@hoster/domain/money/minimum';
import { centsIn, euroCents, formatCents, multiplyCents, type EuroCents } from '@hoster/domain/money/money';
import { Button } from '@hoster/ui/button';
import { Inline } from '@hoster/ui/inline';
import { LinkButton } from '@hoster/ui/link-button';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import type { MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { ChargedMoney } from '../../parts/price/money.tsx';
import type { SolvableProblem } from './offered-methods.ts';
import { TERM_FIELD, TOP_UP_FIELD } from './way-out-fields.ts';

interface WaysOutProps {
  problem: SolvableProblem;
  /** The order as it is. */
  order: TermPrice;
  /** It and the same order for the other terms. */
  terms: readonly TermPrice[];
  /** What the customer may spend of the balance. */
  balance: EuroCents;
  charged: ChargedTotal;
  onTerm: (months: number) => void;
}

/**
 * Buttons that solve what is wrong with a payment method. They send the form, so that the method stays chosen without
 * script, too.
 */
export function WaysOut({ problem, order, terms, balance, charged: { currency, rate }, onTerm }: WaysOutProps) {
  const least = problem.kind === 'minimum' ? problem.least : euroCents(0);
  const { term, topUp } = waysToMinimum({ ...order, balance, terms }, least);
  const money = (cents: EuroCents) => (
    <ChargedMoney cents={centsIn(currency, multiplyCents(cents, rate))} currency={currency} />
  );
  // Rounded up: what is less than the minimum in euros would be refused.
  const sum = centsIn(currency, Math.ceil(Number((topUp * Number(rate)).toFixed(4))));
  const topUpWords = (
    <FormattedMessage
      id="order.method.top-up"
      defaultMessage="Top up {amount} and pay from the balance"
      description="Button at a way to pay that takes no amount as low as the order's"
      values={{ amount: <ChargedMoney cents={sum} currency={currency} /> }}
    />
  );
  if (problem.kind === 'balance') {
    return (
      <Inline gap={12}>
        <LinkButton href={`/my/billing/?edit=top-up&amount=${formatCents(sum)}&currency=${currency}`}>
          {topUpWords}
        </LinkButton>
      </Inline>
    );
  }
  const choose = (event: MouseEvent<HTMLButtonElement>) => {
    if (!term) return;
    event.preventDefault();
    // The button disappears; the focus moves to the method.
    event.currentTarget.form?.querySelector<HTMLElement>('[name=payment_method]:checked')?.focus();
    onTerm(term.months);
  };
  return (
    <Stack gap={12}>
      <Text size={14}>
        <FormattedMessage
          id="order.method.too-low"
          defaultMessage="This method takes {least} or more, and the order comes to {total}."
          description="At a way to pay that takes no amount as low as the order’s, above the buttons that solve it"
          values={{ least: money(least), total: money(order.total) }}
        />
      </Text>
      <Inline gap={12}>
        {term ? (
          <Button type="submit" name={TERM_FIELD} value={term.months} onClick={choose}>
            <FormattedMessage
              id="order.method.term"
              defaultMessage="Pay for {months, plural, one {# month} other {# months}}, {total}"
              description="Button at a way to pay that takes no amount as low as the order's"
              values={{ months: term.months, total: money(term.total) }}
            />
          </Button>
        ) : null}
        <Button type="submit" name={TOP_UP_FIELD} value={formatCents(sum)}>
          {topUpWords}
        </Button>
      </Inline>
    </Stack>
  );
}

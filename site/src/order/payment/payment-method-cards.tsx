import type { CurrencyCode, PaymentMethod, PaymentMethodSlug } from '@hoster/contract';
import { Price } from '@hoster/ui/price';
import { RadioCards } from '@hoster/ui/radio-cards';
import { Stack } from '@hoster/ui/stack';
import { useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useEarlyChanges } from '../../app/browser/use-early-changes.ts';
import { methodFields, type MethodFieldsProps } from './method-fields.tsx';
import { Money } from '../../parts/price/money.tsx';
import { methodProblem, type MethodProblem, type MethodConditions, type SolvableProblem } from './offered-methods.ts';

interface PaymentMethodCardsProps extends Omit<MethodConditions, 'method'> {
  methods: readonly PaymentMethod[];
  /** The default until the customer chooses: availability depends on the total. */
  defaultValue: PaymentMethodSlug | undefined;
  fields: Omit<MethodFieldsProps, 'method'>;
  /** What can be done about a total that is too low for a method, or a balance too low for the total. */
  waysOut?: (problem: SolvableProblem) => ReactNode;
}

/** Payment methods, each with the reason if it can't be used, and what the selected one asks for. */
export function PaymentMethodCards({ methods, defaultValue, fields, waysOut, ...question }: PaymentMethodCardsProps) {
  const { formatMessage, locale } = useIntl();
  /** The default at the time of the customer's choice, which a later one must not replace. */
  const [atChoice, setAtChoice] = useState<{ initial: PaymentMethodSlug | undefined } | null>(null);
  const { initial } = atChoice ?? { initial: defaultValue };
  const cards = useRef<HTMLFieldSetElement>(null);
  useEarlyChanges(cards, () => setAtChoice({ initial }));
  return (
    <RadioCards
      key={initial}
      ref={cards}
      id="payment_method"
      name="payment_method"
      legend={formatMessage({
        id: 'order.method',
        defaultMessage: 'Payment method',
        description: 'Name of the choice of ways to pay',
      })}
      fit="medium"
      required
      defaultValue={initial}
      onValueChange={() => setAtChoice({ initial })}
      error={fields.errorOf?.('payment_method')}
      options={methods.map((method) => {
        const problem = methodProblem({ ...question, method });
        const { balance } = question;
        const solvable = waysOut && problem && problem.kind !== 'currency' ? problem : null;
        const reason = problem && <Reason problem={problem} currency={question.currency} />;
        const own = methodFields({ ...fields, method });
        return {
          value: method.slug,
          title: method.label,
          ...(method.slug === 'balance' &&
            balance && {
              price: (
                <Price
                  mono
                  amount={{ decimal: balance.amount }}
                  currency={{ short: balance.currency }}
                  locale={locale}
                />
              ),
            }),
          // One place for the fields, which keep what was chosen when the problem is solved.
          reveals:
            solvable || own ? (
              <Stack gap={24}>
                {solvable ? waysOut?.(solvable) : null}
                {own}
              </Stack>
            ) : undefined,
          ...(reason && (solvable ? { description: reason } : { disabledReason: reason })),
        };
      })}
    />
  );
}

function Reason({ problem, currency }: { problem: MethodProblem; currency: CurrencyCode }) {
  if (problem.kind === 'currency') {
    return (
      <FormattedMessage
        id="order.method.currency"
        defaultMessage="Not available in {currency}"
        description="A way to pay that does not take the chosen currency"
        values={{ currency: currency === 'RUR' ? 'RUB' : currency }}
      />
    );
  }
  if (problem.kind === 'minimum') {
    return (
      <FormattedMessage
        id="order.method.minimum"
        defaultMessage="From {amount}"
        description="A way to pay with a least amount"
        values={{ amount: <Money cents={problem.least} /> }}
      />
    );
  }
  return (
    <FormattedMessage
      id="order.method.missing"
      defaultMessage="Your balance is {amount} short. Top up or choose another payment method."
      description="The balance is too low for the order"
      values={{ amount: <Money cents={problem.missing} /> }}
    />
  );
}

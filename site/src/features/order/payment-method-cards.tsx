import type { CurrencyCode, PaymentMethod } from '@hoster/contract';
import { Price } from '@hoster/ui/price';
import { RadioCards } from '@hoster/ui/radio-cards';
import { FormattedMessage, useIntl } from 'react-intl';
import { Money } from './money.tsx';
import { methodProblem, type MethodProblem, type MethodQuestion } from './offered-methods.ts';

interface PaymentMethodCardsProps extends Omit<MethodQuestion, 'method'> {
  methods: readonly PaymentMethod[];
  value: string | undefined;
  onValueChange: (slug: string) => void;
  error?: string | readonly string[] | undefined;
}

/** Ways to pay, each with what stands against it. */
export function PaymentMethodCards({ methods, value, onValueChange, error, ...question }: PaymentMethodCardsProps) {
  const { formatMessage, locale } = useIntl();
  return (
    <RadioCards
      id="payment_method"
      name="payment_method"
      legend={formatMessage({
        id: 'order.method',
        defaultMessage: 'How to pay',
        description: 'Name of the choice of ways to pay',
      })}
      fit="medium"
      required
      value={value}
      onValueChange={onValueChange}
      error={error}
      options={methods.map((method) => {
        const problem = methodProblem({ ...question, method });
        const { balance } = question;
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
          ...(problem && { disabledReason: <Reason problem={problem} currency={question.currency} /> }),
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
        defaultMessage="Does not take {currency}"
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
        values={{ amount: <Money cents={problem.euroCents} /> }}
      />
    );
  }
  return (
    <FormattedMessage
      id="order.method.missing"
      defaultMessage="{amount} is missing; top up first or pay another way"
      description="The balance does not suffice"
      values={{ amount: <Money cents={problem.missing} /> }}
    />
  );
}

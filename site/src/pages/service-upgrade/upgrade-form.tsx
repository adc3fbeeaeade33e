import type { ServiceDetails, UpgradeOffer } from '@hoster/contract';
import { formatCents, multiplyCents, parseLedger, toLedger } from '@hoster/domain/money';
import { Button } from '@hoster/ui/button';
import { Callout } from '@hoster/ui/callout';
import { FormErrors } from '@hoster/ui/form-errors';
import { RadioCards } from '@hoster/ui/radio-cards';
import { Skeleton } from '@hoster/ui/skeleton';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigation } from 'react-router-dom';
import { financeQuery } from '../../api/account.ts';
import { paymentMethodsQuery } from '../../api/payments.ts';
import { useApp } from '../../app-context.tsx';
import { LedgerPrice } from '../../features/currency/ledger-price.tsx';
import { PaymentMethodCards } from '../../features/order/payment-method-cards.tsx';
import { useCharge } from '../../features/order/use-charge.ts';
import { Day } from '../../features/service-state/day.tsx';
import { useAuth } from '../../start/use-auth.ts';
import { totalField, type UpgradeAnswer } from './act-upgrade.ts';
import { fieldErrorsOf, refusalText, words } from './words.tsx';

interface UpgradeFormProps {
  offer: UpgradeOffer;
  service: ServiceDetails;
  requestKey: string;
  answer: UpgradeAnswer | undefined;
}

const asSentence = (facts: readonly string[]): string => {
  const text = facts.join(', ');
  return text.slice(0, 1).toUpperCase() + text.slice(1);
};

/** The larger plans, each with what it costs now and later, and the ways to pay. */
export function UpgradeForm({ offer, service, requestKey, answer }: UpgradeFormProps) {
  const app = useApp();
  const { formatMessage } = useIntl();
  const { data: methods, isError } = useQuery(paymentMethodsQuery(app));
  // Without them another card can be used.
  const { data: finance } = useQuery(financeQuery(app));
  const busy = useNavigation().formMethod === 'POST';
  const { menu } = useAuth();
  const { currency, rate } = useCharge();
  const { choices, days, term_days: termDays, paid_until: until, tax } = offer;
  const refusal = answer?.refusal;
  const values = answer?.values ?? {};
  const open = choices.filter(({ is_available: isAvailable }) => isAvailable);
  const [plan, setPlan] = useState(values['plan'] ?? String(open[0]?.plan ?? ''));
  const chosen = choices.find((choice) => String(choice.plan) === plan) ?? open[0];
  const errors = fieldErrorsOf(refusal, formatMessage);
  const text = refusal ? refusalText(refusal) : null;
  const chargedOf = ({ now }: UpgradeOffer['choices'][number]) => multiplyCents(parseLedger(now.total), rate);
  return (
    <form method="post" noValidate>
      <input type="hidden" name="key" value={requestKey} />
      <input type="hidden" name="currency" value={currency} />
      {choices.map((choice) => (
        <input key={choice.plan} type="hidden" name={totalField(choice.plan)} value={formatCents(chargedOf(choice))} />
      ))}
      <Stack gap={32}>
        <FormErrors
          title={formatMessage(
            {
              id: 'account.upgrade.errors',
              defaultMessage: '{count, plural, one {Check # field} other {Check # fields}}',
              description: 'Title of the list of errors',
            },
            { count: errors.length },
          )}
          errors={errors.map(({ name, text: said }) => ({ fieldId: name, text: said }))}
          attempt={refusal}
        />
        {text ? (
          <Callout tone="danger" role="alert">
            <p>{text}</p>
          </Callout>
        ) : null}
        <Stack gap={12}>
          <Text>
            <FormattedMessage
              id="account.upgrade.how"
              defaultMessage="You pay the difference for the {days, plural, one {# day} other {# days}} that are left of {of} until {day}. After that the service renews at the price of its new plan."
              description="How the price of an upgrade is made; of: days of the whole term"
              values={{ days, of: termDays, day: until === null ? '' : <Day value={until} /> }}
            />
          </Text>
          <Text tone="muted">{formatMessage(service.kind === 'vps' ? words.restart : words.stays)}</Text>
        </Stack>
        <RadioCards
          id="plan"
          name="plan"
          legend={formatMessage(words.plan)}
          columns={1}
          required
          value={plan}
          onValueChange={setPlan}
          error={errors.find(({ name }) => name === 'plan')?.text}
          options={choices.map((choice) => ({
            value: String(choice.plan),
            title: choice.name,
            price: <LedgerPrice value={toLedger(chargedOf(choice), currency)} />,
            description: (
              <FormattedMessage
                id="account.upgrade.choice"
                defaultMessage="{facts}. Then {price} {months, plural, one {per month} other {for # months}}, including VAT"
                description="Below the name of a larger plan; facts: such as “4 vCPU, 8 GB RAM”; price: of the next renewal"
                values={{
                  facts: asSentence(choice.facts),
                  price: <LedgerPrice value={choice.renewal} />,
                  months: service.rent_period,
                }}
              />
            ),
            ...(!choice.is_available && { disabledReason: formatMessage(words.soldOut) }),
          }))}
        />
        {isError ? (
          <Callout tone="danger">{formatMessage(words.noMethods)}</Callout>
        ) : methods && chosen ? (
          <PaymentMethodCards
            key={currency}
            methods={methods}
            defaultValue={methods.find(({ slug }) => slug === values['payment_method'])?.slug ?? 'balance'}
            currency={currency}
            euroTotal={parseLedger({ amount: chosen.now.total.amount, currency: 'EUR' })}
            balance={menu?.balance ?? null}
            overdraft={null}
            fields={{
              words: {
                coin: formatMessage(words.coin),
                chooseCoin: formatMessage(words.chooseCoin),
                card: formatMessage(words.card),
                anotherCard: formatMessage(words.anotherCard),
              },
              cards: finance?.saved_cards ?? [],
              values,
              errorOf: (name) => errors.find((error) => error.name === name)?.text,
            }}
          />
        ) : (
          <Skeleton shape="block" height={160} />
        )}
        <Stack gap={12} align="start">
          <Button
            type="submit"
            variant="action"
            size="large"
            loading={busy}
            loadingLabel={formatMessage(words.sending)}
            disabled={open.length === 0}
          >
            {formatMessage(words.submit)}
          </Button>
          <Text size={14} tone="muted" lineHeight="inherit">
            {tax.reverse_charge
              ? formatMessage(words.reverseCharge)
              : tax.rate_percent > 0
                ? formatMessage(
                    {
                      id: 'account.upgrade.vat',
                      defaultMessage: 'Prices include {rate}% VAT. We’ll email you the invoice.',
                      description: 'Below the button of an upgrade',
                    },
                    { rate: tax.rate_percent },
                  )
                : formatMessage(words.noVat)}
          </Text>
        </Stack>
      </Stack>
    </form>
  );
}

import type { ServiceDetails, UpgradeOffer } from '@hoster/contract';
import { RadioCards } from '@hoster/ui/radio-cards';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formText } from '../../app/router/form-text.ts';
import { LedgerPrice } from '../../parts/price/ledger-price.tsx';
import { Day } from '../../parts/service/day.tsx';
import type { ServiceAnswer } from '../../order/service-payment/send.ts';
import { ServicePaymentForm, useCharged } from '../../order/service-payment/service-payment-form.tsx';
import { asSentence } from './as-sentence.ts';
import { words } from './words.ts';

interface UpgradeFormProps {
  offer: UpgradeOffer;
  service: ServiceDetails;
  requestKey: string;
  answer: ServiceAnswer | undefined;
}

/** The larger plans, each with its current and later price, and the payment methods. */
export function UpgradeForm({ offer, service, requestKey, answer }: UpgradeFormProps) {
  const { formatMessage } = useIntl();
  const chargedOf = useCharged();
  const { choices, days, paid_until: until } = offer;
  const open = choices.filter(({ is_available: isAvailable }) => isAvailable);
  const [plan, setPlan] = useState(answer?.values['plan'] ?? String(open[0]?.plan ?? ''));
  const chosen = choices.find((choice) => String(choice.plan) === plan) ?? open[0];
  return (
    <ServicePaymentForm
      requestKey={requestKey}
      answer={answer}
      totals={choices.map((choice) => ({ choice: choice.plan, total: choice.now.total }))}
      total={chosen?.now.total}
      onEarlyChanges={(fields) => setPlan(formText(fields, 'plan'))}
      submit={formatMessage(words.submit)}
      sending={formatMessage(words.sending)}
    >
      {(errorOf) => (
        <>
          <Stack gap={12}>
            <Text>
              <FormattedMessage
                id="account.upgrade.how"
                defaultMessage="You pay the difference for the {days, plural, one {# day} other {# days}} left until {day}. After that the service renews at the price of its new plan, in euros."
                description="How the price of an upgrade is made"
                values={{ days, day: until === null ? '' : <Day value={until} /> }}
              />
            </Text>
            <Text tone="muted">{formatMessage(service.kind === 'vps' ? words.restart : words.stays)}</Text>
            {offer.next ? (
              <Text tone="muted">
                <FormattedMessage
                  id="account.upgrade.drops"
                  defaultMessage="An upgrade replaces the change to {plan} on {day}."
                  description="Above the larger plans, where a smaller one was chosen for later; plan: the smaller one"
                  values={{ plan: offer.next.name, day: <Day value={offer.next.from} /> }}
                />
              </Text>
            ) : null}
          </Stack>
          <RadioCards
            id="plan"
            name="plan"
            legend={formatMessage(words.plan)}
            columns={1}
            required
            value={plan}
            onValueChange={setPlan}
            error={errorOf('plan')}
            options={choices.map((choice) => ({
              value: String(choice.plan),
              title: choice.name,
              price: <LedgerPrice value={chargedOf(choice.now.total)} mono />,
              description: (
                <FormattedMessage
                  id="account.upgrade.choice"
                  defaultMessage={
                    '{facts}. Then {price} {months, plural, one {per\u00a0month} other {for #\u00a0months}}, including VAT'
                  }
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
        </>
      )}
    </ServicePaymentForm>
  );
}

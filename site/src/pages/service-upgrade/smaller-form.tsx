import type { NextPlanObstacle, ServiceDetails, SmallerObstacle, UpgradeOffer } from '@hoster/contract';
import { Button } from '@hoster/ui/button';
import { Callout } from '@hoster/ui/callout';
import { Checkbox } from '@hoster/ui/checkbox';
import { Inline } from '@hoster/ui/inline';
import { RadioCards } from '@hoster/ui/radio-cards';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { useNavigation } from 'react-router-dom';
import type { ServiceAnswer } from '../../order/service-payment/send.ts';
import { refusalText } from '../../order/service-payment/words.tsx';
import { CheckFields } from '../../parts/form/check-fields.tsx';
import { LedgerPrice } from '../../parts/price/ledger-price.tsx';
import { Day } from '../../parts/service/day.tsx';
import { asSentence } from './as-sentence.ts';
import { SMALLER, smallerTotalField } from './send-smaller.ts';
import { words } from './words.ts';

const unsuited: Readonly<Record<SmallerObstacle, MessageDescriptor>> = defineMessages({
  disk: {
    id: 'account.smaller.unsuited.disk',
    defaultMessage: 'Not possible: it has less storage, and a disk can’t be made smaller',
    description: 'Why a smaller plan can’t be chosen',
  },
  system: {
    id: 'account.smaller.unsuited.system',
    defaultMessage: 'Not possible: the operating system of this server needs a larger plan',
    description: 'Why a smaller plan can’t be chosen',
  },
  panel: {
    id: 'account.smaller.unsuited.panel',
    defaultMessage: 'Not possible: the control panel of this server needs a larger plan',
    description: 'Why a smaller plan can’t be chosen',
  },
  used: {
    id: 'account.smaller.unsuited.used',
    defaultMessage: 'Not possible: you store more than it holds',
    description: 'Why a smaller plan can’t be chosen',
  },
  software: {
    id: 'account.smaller.unsuited.software',
    defaultMessage: 'Not possible: the software that came with this account needs more memory',
    description: 'Why a smaller plan can’t be chosen',
  },
});

const obstacles: Readonly<Record<NextPlanObstacle, MessageDescriptor>> = defineMessages({
  line: { id: 'account.smaller.obstacle.line', defaultMessage: 'There are no smaller plans for this service.' },
  trial: { id: 'account.smaller.obstacle.trial', defaultMessage: 'You can choose a smaller plan after the trial.' },
  state: {
    id: 'account.smaller.obstacle.state',
    defaultMessage: 'Only an active service with a paid term can move to a smaller plan.',
  },
  smallest: {
    id: 'account.smaller.obstacle.smallest',
    defaultMessage: 'There’s no plan with a lower price for this service.',
  },
  ending: {
    id: 'account.smaller.obstacle.ending',
    defaultMessage: 'This service ends with its term. To choose a smaller plan, keep the service first.',
  },
  paid: {
    id: 'account.smaller.obstacle.paid',
    defaultMessage: 'You can choose again when the term with the smaller plan has started.',
  },
});

const messages = defineMessages({
  plan: {
    id: 'account.smaller.plan',
    defaultMessage: 'New plan and the price of its term',
    description: 'Choice of a smaller plan',
  },
  none: {
    id: 'account.smaller.none',
    defaultMessage:
      'None of the smaller plans is possible for this service. You can order another one and copy your data.',
    description: 'Above the smaller plans, each with its reason',
  },
  noPlan: { id: 'account.smaller.no-plan', defaultMessage: 'Choose a plan.', description: 'Error: no smaller plan' },
  fits: {
    id: 'account.smaller.fits',
    defaultMessage: 'I’ve checked that my data fits the smaller plan',
    description: 'Checkbox of a smaller plan of web hosting or backup storage',
  },
  fitsHint: {
    id: 'account.smaller.fits-hint',
    defaultMessage: 'If you use more than the plan has, uploads and email stop working until you free up space.',
    description: 'Hint of the checkbox of a smaller plan',
  },
  noFits: {
    id: 'account.smaller.no-fits',
    defaultMessage: 'Check that your data fits, and confirm it.',
    description: 'Error: the checkbox of a smaller plan isn’t checked',
  },
  sending: {
    id: 'account.smaller.sending',
    defaultMessage: 'Saving the change',
    description: 'On the button while the choice of a smaller plan is being sent',
  },
});
const own: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;

interface SmallerFormProps {
  offer: UpgradeOffer;
  service: ServiceDetails;
  answer: ServiceAnswer | undefined;
}

/** The smaller plans for the next unpaid term, each with its price beside the present one. */
export function SmallerForm({ offer, service, answer }: SmallerFormProps) {
  const { formatMessage } = useIntl();
  const busy = useNavigation().formData?.get('intent') === SMALLER;
  const { current, next, smaller } = offer;
  const { choices, from, obstacle } = smaller;
  if (obstacle !== null || from === null) {
    return <Text tone="muted">{formatMessage(obstacles[obstacle ?? 'state'])}</Text>;
  }
  const refusal = answer?.refusal;
  const errors = Object.entries(refusal?.kind === 'fields' ? refusal.errors : {}).map(([name, texts]) => ({
    fieldId: name,
    text: texts.filter(Boolean).join(' ') || formatMessage(name === 'fits' ? own.noFits : own.noPlan),
  }));
  const errorOf = (name: string) => errors.find(({ fieldId }) => fieldId === name)?.text;
  const text = refusal && refusalText(refusal);
  const possible = choices.filter((choice) => choice.is_available && choice.obstacle === null);
  const asksFit = service.kind === 'web_hosting' || service.kind === 'backup';
  const months = service.rent_period;
  return (
    <form method="post" noValidate>
      <input type="hidden" name="intent" value={SMALLER} />
      {choices.map(({ plan, renewal }) => (
        <input key={plan} type="hidden" name={smallerTotalField(plan)} value={renewal.amount} />
      ))}
      <Stack gap={24}>
        <CheckFields errors={errors} attempt={refusal} />
        {text ? (
          <Callout tone="danger" role="alert">
            <p>{text}</p>
          </Callout>
        ) : null}
        <Stack gap={12}>
          <Text>
            {possible.length === 0 ? (
              formatMessage(own.none)
            ) : (
              <FormattedMessage
                id="account.smaller.how"
                defaultMessage="The service keeps its plan until {day}, because that time is paid for. Its next term has the smaller plan, at the price below. You can change your mind until then."
                description="How a smaller plan begins"
                values={{ day: <Day value={from} /> }}
              />
            )}
          </Text>
          {service.kind === 'vps' && possible.length > 0 ? (
            <Text tone="muted">{formatMessage(words.restart)}</Text>
          ) : null}
        </Stack>
        <RadioCards
          id="smaller"
          name="smaller"
          legend={formatMessage(own.plan)}
          columns={1}
          required
          defaultValue={answer?.values['smaller'] ?? String(next?.plan ?? possible.at(-1)?.plan ?? '')}
          error={errorOf('smaller')}
          options={choices.map((choice) => ({
            value: String(choice.plan),
            title: choice.name,
            price: <LedgerPrice value={choice.renewal} mono />,
            description: (
              <FormattedMessage
                id="account.smaller.choice"
                defaultMessage={
                  '{facts}. {price} instead of {now} {months, plural, one {per\u00a0month} other {for #\u00a0months}}, including VAT'
                }
                description="Below the name of a smaller plan; facts: such as “4 vCPU, 8 GB RAM”; price and now: of a term with it and with the present plan"
                values={{
                  facts: asSentence(choice.facts),
                  price: <LedgerPrice value={choice.renewal} />,
                  now: current.renewal ? <LedgerPrice value={current.renewal} /> : '',
                  months,
                }}
              />
            ),
            ...(choice.obstacle === null
              ? !choice.is_available && { disabledReason: formatMessage(words.soldOut) }
              : { disabledReason: formatMessage(unsuited[choice.obstacle]) }),
          }))}
        />
        {asksFit && possible.length > 0 ? (
          <>
            <input type="hidden" name="asks_fit" value="1" />
            <Checkbox
              id="fits"
              name="fits"
              label={formatMessage(own.fits)}
              hint={formatMessage(own.fitsHint)}
              error={errorOf('fits')}
              defaultChecked={answer?.values['fits'] !== undefined}
              required
            />
          </>
        ) : null}
        {possible.length > 0 ? (
          <Inline gap={12}>
            <Button type="submit" loading={busy} loadingLabel={formatMessage(own.sending)}>
              <FormattedMessage
                id="account.smaller.submit"
                defaultMessage="Change plan from {day}"
                description="Button that chooses a smaller plan for the next term"
                values={{ day: <Day value={from} /> }}
              />
            </Button>
          </Inline>
        ) : null}
      </Stack>
    </form>
  );
}

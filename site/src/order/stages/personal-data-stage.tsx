import type { ChargedTotal } from '@hoster/domain/money/charge';
import { Heading } from '@hoster/ui/heading';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '@hoster/ui/skeleton';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigation } from 'react-router-dom';
import { personalInfoQuery } from '../../api/account.ts';
import { useApp } from '../../app/app-context.tsx';
import type { CountryOption } from '../../features/personal-info/country-options.ts';
import { PersonalInfoForm } from '../../features/personal-info/personal-info-form.tsx';
import type { OrderAnswer } from '../actions/order-answer.ts';
import { OrderBar } from '../page/order-bar.tsx';

const nothing = {};

interface PersonalDataStageProps {
  answer: OrderAnswer | undefined;
  countries: readonly CountryOption[];
  charged: ChargedTotal;
  /** What methods of payment ask for at least. */
  minimums: ReactNode;
  /** Values sent after the session had ended. */
  typed: Readonly<Record<string, string>>;
}

/** The stage for billing details. */
export function PersonalDataStage(props: PersonalDataStageProps) {
  const { answer, countries, charged, minimums, typed } = props;
  const app = useApp();
  const { formatMessage } = useIntl();
  const { data: info } = useQuery(personalInfoQuery(app));
  const busy = useNavigation().formMethod === 'POST';
  const refused = answer?.intent === 'personal-data' ? answer : null;
  const incomplete = answer?.intent === 'order' && answer.failure.kind === 'personal_info_incomplete';
  return (
    <Stack gap={24}>
      <Heading level={2} size={28}>
        <FormattedMessage
          id="order.person.title"
          defaultMessage="Personal data"
          description="Heading of the personal data stage"
        />
      </Heading>
      <Text tone="muted" measure role={incomplete ? 'alert' : undefined}>
        {formatMessage({
          id: 'order.person.lead',
          defaultMessage: 'We need these details for your invoice. Your country determines the VAT.',
          description: 'Under the heading of the personal data stage',
        })}
      </Text>
      {info ? (
        <PersonalInfoForm
          info={info}
          countries={countries}
          errors={refused?.errors ?? nothing}
          values={refused?.values ?? typed}
          busy={busy}
          intent="personal-data"
          leadsOn
          frame={(button) => (
            <OrderBar placement="form" charged={charged} note={minimums}>
              {button}
            </OrderBar>
          )}
        >
          <FormattedMessage
            id="order.person.save"
            defaultMessage="Continue to payment"
            description="Button of the personal data stage"
          />
        </PersonalInfoForm>
      ) : (
        <Skeleton shape="block" height={320} />
      )}
    </Stack>
  );
}

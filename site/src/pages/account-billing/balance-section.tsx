import type { Finance, PaymentMethod } from '@hoster/contract';
import { Heading } from '@hoster/ui/heading';
import { Split } from '@hoster/ui/split';
import { Stack } from '@hoster/ui/stack';
import { Skeleton, SkeletonRegion } from '@hoster/ui/skeleton';
import { FormattedMessage, useIntl } from 'react-intl';
import { useActionData, useNavigation } from 'react-router-dom';
import { TopUpForm } from '../../order/top-up/top-up-form.tsx';
import { useCurrency } from '../../app/visitor/use-currency.ts';
import type { AccountAnswer } from './account-action.ts';
import { BalanceFigure } from './balance-figure.tsx';
import { Movements } from './movements.tsx';
import { OpenPayments } from './open-payments.tsx';
import { PartFailed } from '../../parts/section/part-failed.tsx';
import { Section } from '@hoster/ui/section';

interface BalanceSectionProps {
  finance: Finance | undefined;
  financeFailed: boolean;
  methods: readonly PaymentMethod[] | undefined;
  methodsFailed: boolean;
  topUpKey: string;
}

/** The balance of the account: amount, top-up and transactions. */
export function BalanceSection({ finance, financeFailed, methods, methodsFailed, topUpKey }: BalanceSectionProps) {
  const { formatMessage } = useIntl();
  const { currency, offered } = useCurrency();
  const answer = useActionData<AccountAnswer>();
  const busy = useNavigation().formData?.get('intent') === 'top-up';
  const loading = formatMessage({
    id: 'account.balance.loading',
    defaultMessage: 'Loading balance',
    description: 'For screen readers while the balance loads',
  });
  return (
    <Section id="balance" title={<FormattedMessage id="account.balance.title" defaultMessage="Balance" />}>
      <Stack gap={40}>
        {finance ? <OpenPayments payments={finance.open_payments} /> : null}
        <Split gap={{ base: 40, lg: 64 }}>
          <Stack gap={24}>
            {finance ? (
              <BalanceFigure {...finance} />
            ) : financeFailed ? (
              <PartFailed
                title={
                  <FormattedMessage
                    id="account.balance.failed"
                    defaultMessage="Failed to fetch your finance parameters"
                    description="Error: balance and movements did not load"
                  />
                }
              />
            ) : (
              <SkeletonRegion label={loading}>
                <Skeleton shape="block" height={44} width={40} />
              </SkeletonRegion>
            )}
            <Heading level={3} size={18}>
              <FormattedMessage
                id="account.top-up.title"
                defaultMessage="Top up"
                description="Heading of the form that adds money to the balance"
              />
            </Heading>
            {methods ? (
              <TopUpForm
                methods={methods}
                cards={finance?.saved_cards ?? []}
                currencies={offered.length > 0 ? offered : [currency]}
                currency={currency}
                limits={finance?.top_up}
                requestKey={topUpKey}
                refusal={answer?.intent === 'top-up' ? answer.refusal : null}
                values={answer?.intent === 'top-up' ? answer.values : {}}
                busy={busy}
              />
            ) : methodsFailed ? (
              <PartFailed
                title={
                  <FormattedMessage
                    id="account.top-up.failed"
                    defaultMessage="Failed to fetch payment providers"
                    description="Error: the ways to pay did not load"
                  />
                }
              />
            ) : (
              <Skeleton shape="block" height={240} />
            )}
          </Stack>
          {finance ? <Movements movements={finance.movements} /> : financeFailed ? null : <Skeleton lines={6} />}
        </Split>
      </Stack>
    </Section>
  );
}

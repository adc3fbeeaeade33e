import { Stack } from '@hoster/ui/stack';
import { Inline } from '@hoster/ui/inline';
import { PageBody } from '@hoster/ui/page-body';
import { Result } from '@hoster/ui/result';
import { useQuery } from '@tanstack/react-query';
import { Disclosure } from '@hoster/ui/disclosure';
import { ErrorState } from '@hoster/ui/error-state';
import { LinkButton } from '@hoster/ui/link-button';
import { Skeleton } from '@hoster/ui/skeleton';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import { FormattedMessage, useIntl } from 'react-intl';
import { useActionData, useLocation } from 'react-router-dom';
import { paymentQuery } from '../../api/payments.ts';
import { useApp } from '../../app/app-context.tsx';
import { useAccess } from '../../app/visitor/use-may.ts';
import { useLive } from '../../app/live/use-live.ts';
import { useLivePoll } from '../../app/live/use-live-poll.ts';
import { CryptoPanel } from './crypto/crypto-panel.tsx';
import { LedgerPrice } from '../../parts/price/ledger-price.tsx';
import { TransferPanel } from './transfer/transfer-panel.tsx';
import { UnpaidButtons, UnpaidFields } from '../../order/page/unpaid-buttons.tsx';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { usePageData } from '../../app/router/page-slot.tsx';
import { OrderedServices } from './ordered-services.tsx';
import {
  canCancel,
  canRetry,
  isMoving,
  openedOf,
  phaseOf,
  pollInterval,
  rightToPay,
  suspendedOf,
  TONES,
} from './phase.ts';
import { Receipt } from './receipt.tsx';
import { RetryForm } from './retry-form.tsx';
import type { RetryRefusal, route } from './route.ts';
import { textsOf } from './texts.ts';

/** Whether two texts are equal, ignoring spaces. */
const isSame = (a: string, b: string): boolean => a.replaceAll('\u00a0', ' ') === b.replaceAll('\u00a0', ' ');

/** Result of a payment, and the state of its services. */
export function Page() {
  const app = useApp();
  const { formatMessage } = useIntl();
  const href = useLocalPath();
  const { pathname, search } = useLocation();
  useLive();
  const may = useAccess();
  const { ref, next, retryKey } = usePageData<typeof route>();
  const refusal = useActionData<RetryRefusal>();
  const { data: payment, isError } = useQuery({
    ...paymentQuery(app, ref),
    refetchInterval: useLivePoll(pollInterval),
  });
  if (!payment) return <NoPayment failed={isError} address={pathname + search} />;
  const phase = phaseOf(payment);
  const mayPay = may(rightToPay(payment));
  // Staff have placed it, and it's paid for the first time.
  const isNew = payment.terms_version !== undefined;
  const { title, explanation } = textsOf(payment, phase);
  const [suspended] = suspendedOf(payment.orders);
  // The one thing that was bought.
  const [opened] =
    phase === 'ready' && payment.purpose === 'purchase' && payment.orders.length === 1 ? openedOf(payment.orders) : [];
  const panel = payment.crypto ? (
    <CryptoPanel crypto={payment.crypto} />
  ) : payment.transfer && phase === 'awaiting' ? (
    <TransferPanel transfer={payment.transfer} />
  ) : null;
  const isPaid = payment.status === 'paid';
  const isSending = panel !== null && canRetry(phase);
  const onward = (
    <>
      {isMoving(phase) ? (
        <LinkButton href={pathname + search} size="large" data-keep-scroll>
          <FormattedMessage
            id="payment.check"
            defaultMessage="Check again"
            description="Link that shows the state anew"
          />
        </LinkButton>
      ) : null}
      {next === null ? null : (
        <LinkButton href={next} variant={phase === 'topped_up' ? 'action' : 'secondary'} size="large">
          <FormattedMessage
            id="payment.to-order"
            defaultMessage="Back to the order"
            description="Link from a top-up to the order that it pays for"
          />
        </LinkButton>
      )}
      <LinkButton
        href="/my/"
        variant={(phase === 'ready' && !opened) || (phase === 'topped_up' && next === null) ? 'action' : 'secondary'}
        size="large"
      >
        <FormattedMessage id="payment.to-account" defaultMessage="Go to my account" description="Link to the account" />
      </LinkButton>
    </>
  );
  return (
    <main id="main">
      <PageBody width="narrow" padding="large" gap={40}>
        <Stack gap={48}>
          <Stack gap={40}>
            <Result
              tone={TONES[phase]}
              title={formatMessage(title)}
              description={
                // A top-up can be paid in another currency than that of the balance.
                <FormattedMessage {...explanation} values={{ amount: <LedgerPrice value={payment.total_eur} /> }} />
              }
              // With what the buyer has to send, that comes first.
              actions={
                isSending ? undefined : (
                  <>
                    {mayPay && phase === 'awaiting' && payment.redirect_url ? (
                      <LinkButton href={payment.redirect_url} variant="action" size="large" data-native>
                        <FormattedMessage
                          id="payment.continue"
                          defaultMessage="Continue to payment"
                          description="Link to the page where the buyer pays"
                        />
                      </LinkButton>
                    ) : null}
                    {mayPay && (phase === 'canceled' || phase === 'ended') && payment.order_url ? (
                      <LinkButton href={href(payment.order_url)} variant="action" size="large">
                        <FormattedMessage
                          id="payment.order-again"
                          defaultMessage="Order again"
                          description="Link to the order page with the configuration of a cancelled order"
                        />
                      </LinkButton>
                    ) : null}
                    {phase === 'suspended' && suspended ? (
                      <LinkButton href={`/my/services/${suspended.id}/`} variant="action" size="large">
                        <FormattedMessage
                          id="payment.to-service"
                          defaultMessage="Go to the service"
                          description="Link to a suspended service of a paid order"
                        />
                      </LinkButton>
                    ) : null}
                    {opened ? (
                      <LinkButton href={`/my/services/${opened.id}/`} variant="action" size="large">
                        <FormattedMessage
                          id="payment.open"
                          defaultMessage="Open {name}"
                          description="Link to the service that was just bought, by its name"
                          values={{ name: opened.name }}
                        />
                      </LinkButton>
                    ) : null}
                    {onward}
                  </>
                )
              }
            >
              {payment.error && phase === 'failed' && !isSame(payment.error, formatMessage(title)) ? (
                <Text tone="danger">{payment.error}</Text>
              ) : null}
            </Result>
            {isPaid ? null : panel}
            {mayPay && (phase === 'failed' || isNew) ? <RetryForm payment={payment} retryKey={retryKey} /> : null}
            {mayPay && !isNew && phase !== 'failed' && canRetry(phase) ? (
              <Disclosure
                open={refusal !== undefined}
                summary={
                  <FormattedMessage
                    id="payment.otherwise"
                    defaultMessage="{count, plural, =0 {Pay the top-up of {amount} another way} =1 {Pay {amount} for {name} another way} other {Pay {amount} for # services another way}}"
                    description="Opens the choice of other ways to pay, while a payment is expected or incomplete; names the service that it’s for, or their number"
                    values={{
                      count: payment.orders.length,
                      name: payment.orders[0]?.name,
                      amount: <LedgerPrice value={payment.total} />,
                    }}
                  />
                }
              >
                <RetryForm payment={payment} retryKey={retryKey} />
              </Disclosure>
            ) : null}
          </Stack>
          {isSending ? (
            <Inline gap={12} align="stretch">
              {onward}
            </Inline>
          ) : null}
          {mayPay && canCancel(phase) ? (
            <form method="post">
              <UnpaidFields payment={ref} />
              <Inline gap={12} align="stretch">
                <UnpaidButtons purpose={payment.purpose} canChange={payment.order_url !== null} />
              </Inline>
            </form>
          ) : null}
        </Stack>
        <OrderedServices orders={payment.orders} isOrder={payment.purpose === 'purchase'} />
        {isPaid ? panel : null}
        <Stack gap={12}>
          <Receipt payment={payment} />
          {payment.refunded === null ? null : (
            <Text>
              <FormattedMessage
                id="payment.refunded"
                defaultMessage="Refunded: {amount}. Your bank may take a few days to show it."
                description="What of a payment went back to its method"
                values={{ amount: <LedgerPrice value={payment.refunded} /> }}
              />
            </Text>
          )}
          {payment.invoice === null ? null : (
            <TextLink href={`/my/api/invoices/${payment.invoice}/pdf/`} data-native>
              <FormattedMessage
                id="payment.invoice"
                defaultMessage="Invoice {number} (PDF)"
                description="Link to the document of the invoice"
                values={{ number: payment.invoice }}
              />
            </TextLink>
          )}
        </Stack>
      </PageBody>
    </main>
  );
}

/** Shown while the state is unknown: a placeholder, or instructions when it can't be loaded. */
function NoPayment({ failed, address }: { failed: boolean; address: string }) {
  return (
    <main id="main">
      <PageBody width="narrow" padding="large" gap={40}>
        {failed ? (
          <ErrorState
            level={1}
            title={
              <FormattedMessage
                id="payment.unknown"
                defaultMessage="We couldn’t load the payment status"
                description="Title when the payment call fails"
              />
            }
            actions={
              <LinkButton href={address} data-native>
                <FormattedMessage
                  id="payment.check"
                  defaultMessage="Check again"
                  description="Link that shows the state anew"
                />
              </LinkButton>
            }
          />
        ) : (
          <Skeleton shape="block" height={240} />
        )}
      </PageBody>
    </main>
  );
}

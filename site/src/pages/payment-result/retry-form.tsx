import { Stack } from '@hoster/ui/stack';
import { Inline } from '@hoster/ui/inline';
import { Card } from '@hoster/ui/card';
import { useQuery } from '@tanstack/react-query';
import type { Payment } from '@hoster/contract';
import { Button } from '@hoster/ui/button';
import { Callout } from '@hoster/ui/callout';
import { Checkbox } from '@hoster/ui/checkbox';
import { Skeleton } from '@hoster/ui/skeleton';
import { legalPaths } from '@hoster/domain/visitor/legal';
import { parseLedger } from '@hoster/domain/money/money';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useActionData, useNavigation } from 'react-router-dom';
import { financeQuery } from '../../api/account.ts';
import { paymentMethodsQuery } from '../../api/payments.ts';
import { useApp } from '../../app/app-context.tsx';
import { PaymentMethodCards } from '../../order/payment/payment-method-cards.tsx';
import { useAuth } from '../../app/visitor/use-auth.ts';
import type { RetryRefusal } from './route.ts';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { REQUEST_KEY_FIELD } from '../../order/actions/request-key.ts';

const words = defineMessages({
  coin: { id: 'payment.coin', defaultMessage: 'Coin and network', description: 'Choice of a coin and its network' },
  card: { id: 'payment.card', defaultMessage: 'Card', description: 'Choice of a saved card' },
  another: {
    id: 'payment.another-card',
    defaultMessage: 'Another card',
    description: 'Choice instead of a saved card',
  },
  chooseCoin: {
    id: 'payment.choose-coin',
    defaultMessage: 'Choose a coin',
    description: 'Before a coin is chosen',
  },
});

/** Pays for the same order with another method. */
export function RetryForm({ payment, retryKey }: { payment: Payment; retryKey: string }) {
  const app = useApp();
  const { formatMessage } = useIntl();
  const href = useLocalPath();
  const { data: methods, isError, isPending } = useQuery(paymentMethodsQuery(app));
  // Without saved cards, another card can be used.
  const { data: finance } = useQuery(financeQuery(app));
  const refusal = useActionData<RetryRefusal>();
  const busy = useNavigation().formMethod === 'POST';
  const { menu } = useAuth();
  const euroTotal = parseLedger(payment.total_eur);
  if (isError) {
    return (
      <Callout tone="danger">
        <FormattedMessage
          id="payment.providers-failed"
          defaultMessage="Failed to fetch payment providers"
          description="Error: the ways to pay did not load"
        />
      </Callout>
    );
  }
  // The balance can't be topped up from itself.
  const offered = methods?.filter(({ slug }) => slug !== 'balance' || payment.orders.length > 0);
  if (isPending || !offered) return <Skeleton shape="block" height={160} />;
  return (
    <Card padding="fluid">
      <form method="post" noValidate>
        <input type="hidden" name={REQUEST_KEY_FIELD} value={retryKey} />
        <Stack gap={20}>
          {refusal && refusal.terms === null ? (
            <Callout tone="danger" role="alert">
              {refusal.error === 'unreachable' ? (
                <FormattedMessage
                  id="payment.bank-unreachable"
                  defaultMessage="Unable to reach the bank. Consider using a different card"
                  description="Error of another try to pay"
                />
              ) : (
                (refusal.detail ?? (
                  <FormattedMessage
                    id="payment.title.failed"
                    defaultMessage="Payment failed"
                    description="Title: the bank refused"
                  />
                ))
              )}
            </Callout>
          ) : null}
          <PaymentMethodCards
            methods={offered}
            defaultValue={refusal?.method ?? payment.method}
            currency={payment.total.currency}
            euroTotal={euroTotal}
            balance={menu?.balance ?? null}
            overdraft={null}
            fields={{
              words: {
                coin: formatMessage(words.coin),
                chooseCoin: formatMessage(words.chooseCoin),
                card: formatMessage(words.card),
                anotherCard: formatMessage(words.another),
              },
              cards: finance?.saved_cards ?? [],
            }}
          />
          {payment.terms_version === undefined ? null : (
            <>
              <input type="hidden" name="terms_version" value={payment.terms_version} />
              <Checkbox
                id="accept_terms"
                name="accept_terms"
                required
                error={refusal?.terms ?? undefined}
                label={
                  <FormattedMessage
                    id="payment.terms"
                    defaultMessage="I accept the <terms>terms of service</terms> and the <privacy>privacy policy</privacy>"
                    description="Checkbox of the payment of an order that staff have placed, with links"
                    values={{
                      terms: (text) => <a href={href(legalPaths.tos)}>{text}</a>,
                      privacy: (text) => <a href={href(legalPaths.privacy)}>{text}</a>,
                    }}
                  />
                }
              />
            </>
          )}
          <Inline gap={12} align="stretch">
            <Button
              type="submit"
              variant="action"
              size="large"
              loading={busy}
              loadingLabel={formatMessage({
                id: 'payment.retrying',
                defaultMessage: 'Trying again',
                description: 'On the button while a retry is pending',
              })}
            >
              {payment.status === 'failed' && payment.terms_version === undefined ? (
                <FormattedMessage
                  id="payment.retry"
                  defaultMessage="Try again"
                  description="Button that tries a payment again"
                />
              ) : (
                <FormattedMessage
                  id="payment.pay"
                  defaultMessage="Pay now"
                  description="Button that pays for an order that staff have placed, or for any order another way"
                />
              )}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Card>
  );
}

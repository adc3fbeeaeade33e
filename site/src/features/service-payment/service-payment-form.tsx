import type { Ledger } from '@hoster/contract';
import { formatCents, multiplyCents, parseLedger, toLedger } from '@hoster/domain/money';
import { Button } from '@hoster/ui/button';
import { Callout } from '@hoster/ui/callout';
import { Skeleton } from '@hoster/ui/skeleton';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNavigation } from 'react-router-dom';
import { CheckFields } from '../account-parts/check-fields.tsx';
import { financeQuery } from '../../api/account.ts';
import { paymentMethodsQuery } from '../../api/payments.ts';
import { useApp } from '../../app-context.tsx';
import { useAuth } from '../../start/use-auth.ts';
import { usualMethod } from '../order/offered-methods.ts';
import { PaymentMethodCards } from '../order/payment-method-cards.tsx';
import { useCharge } from '../order/use-charge.ts';
import { words as methodWords } from '../top-up/words.ts';
import { totalField, type ServiceAnswer } from './send.ts';
import { fieldErrorsOf, refusalText, words } from './words.tsx';

interface ServicePaymentFormProps {
  requestKey: string;
  answer: ServiceAnswer | undefined;
  /** What each choice costs, in euros: sent along as the customer sees it. */
  totals: readonly { choice?: number; total: Ledger }[];
  /** What is paid as chosen, in euros; undefined while nothing can be chosen. */
  total: Ledger | undefined;
  submit: ReactNode;
  /** On the button while the form is being sent. */
  sending: string;
  /** What is paid for. `errorOf` has what is wrong with a field. */
  children: (errorOf: (name: string) => string | undefined) => ReactNode;
}

/** What an amount in euros is charged as: in the visitor's currency, at the rate that the server takes. */
export function useCharged(): (euros: Ledger) => Ledger {
  const { currency, rate } = useCharge();
  return (euros) => toLedger(multiplyCents(parseLedger(euros), rate), currency);
}

/** Pays for something of a service: what it is, the ways to pay, and what was wrong with the last try. */
export function ServicePaymentForm(props: ServicePaymentFormProps) {
  const { requestKey, answer, totals, total, submit, sending, children } = props;
  const app = useApp();
  const { formatMessage } = useIntl();
  const { data: methods, isError } = useQuery(paymentMethodsQuery(app));
  // Without them another card can be used.
  const { data: finance } = useQuery(financeQuery(app));
  const busy = useNavigation().formMethod === 'POST';
  const { menu } = useAuth();
  const { currency } = useCharge();
  const chargedOf = useCharged();
  const refusal = answer?.refusal;
  const values = answer?.values ?? {};
  const errors = fieldErrorsOf(refusal, formatMessage);
  const errorOf = (name: string) => errors.find((error) => error.name === name)?.text;
  const question = {
    currency,
    euroTotal: parseLedger({ amount: total?.amount ?? '0.00', currency: 'EUR' }),
    balance: menu?.balance ?? null,
    overdraft: null,
  };
  const text = refusal ? refusalText(refusal) : null;
  return (
    <form method="post" noValidate>
      <input type="hidden" name="key" value={requestKey} />
      <input type="hidden" name="currency" value={currency} />
      {totals.map(({ choice, total: euros }) => (
        <input
          key={choice ?? 0}
          type="hidden"
          name={totalField(choice)}
          value={formatCents(parseLedger(chargedOf(euros)))}
        />
      ))}
      <Stack gap={32}>
        <CheckFields errors={errors.map(({ name, text: said }) => ({ fieldId: name, text: said }))} attempt={refusal} />
        {text ? (
          <Callout tone="danger" role="alert">
            <p>{text}</p>
          </Callout>
        ) : null}
        {children(errorOf)}
        {isError ? (
          <Callout tone="danger">{formatMessage(words.noMethods)}</Callout>
        ) : methods && total ? (
          <PaymentMethodCards
            key={currency}
            methods={methods}
            defaultValue={
              methods.find(({ slug }) => slug === values['payment_method'])?.slug ?? usualMethod(methods, question)
            }
            {...question}
            fields={{
              words: {
                coin: formatMessage(methodWords.coin),
                chooseCoin: formatMessage(methodWords.chooseCoin),
                card: formatMessage(methodWords.card),
                anotherCard: formatMessage(methodWords.anotherCard),
              },
              cards: finance?.saved_cards ?? [],
              values,
              errorOf,
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
            loadingLabel={sending}
            disabled={total === undefined}
          >
            {submit}
          </Button>
          <Text size={14} tone="muted" lineHeight="inherit">
            {formatMessage(words.vat)}
          </Text>
        </Stack>
      </Stack>
    </form>
  );
}

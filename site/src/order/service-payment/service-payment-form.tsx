import type { Ledger } from '@hoster/contract';
import { formatCents, multiplyCents, parseLedger, toLedger } from '@hoster/domain/money/money';
import { Button } from '@hoster/ui/button';
import { Callout } from '@hoster/ui/callout';
import { Skeleton } from '@hoster/ui/skeleton';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useNavigation } from 'react-router-dom';
import { useEarlyChanges } from '../../app/browser/use-early-changes.ts';
import { CheckFields } from '../../parts/form/check-fields.tsx';
import { financeQuery } from '../../api/account.ts';
import { paymentMethodsQuery } from '../../api/payments.ts';
import { useApp } from '../../app/app-context.tsx';
import { useAuth } from '../../app/visitor/use-auth.ts';
import { defaultMethod } from '../payment/offered-methods.ts';
import { PaymentMethodCards } from '../payment/payment-method-cards.tsx';
import { useCharge } from '../payment/use-charge.ts';
import { words as methodWords } from '../top-up/words.ts';
import { totalField, type ServiceAnswer } from './send.ts';
import { fieldErrorsOf, refusalText, words } from './words.tsx';
import { REQUEST_KEY_FIELD } from '../actions/request-key.ts';

interface ServicePaymentFormProps {
  requestKey: string;
  answer: ServiceAnswer | undefined;
  /** Price of each choice in euros, sent with the form as the customer sees it. */
  totals: readonly { choice?: number; total: Ledger }[];
  /** Total of the choice in euros; undefined while nothing can be chosen. */
  total: Ledger | undefined;
  submit: ReactNode;
  /** Label of the button while the form is being sent. */
  sending: string;
  /** Takes the fields of `children` if they were changed before hydration. */
  onEarlyChanges?: (fields: FormData) => void;
  /** Description of what is paid for. `errorOf` returns a field's error. */
  children: (errorOf: (name: string) => string | undefined) => ReactNode;
}

/** The charged amount for an amount in euros: in the visitor's currency, at the server's rate. */
export function useCharged(): (euros: Ledger) => Ledger {
  const { currency, rate } = useCharge();
  return (euros) => toLedger(multiplyCents(parseLedger(euros), rate), currency);
}

/** Payment form for a service: the item, the payment methods, and the errors of the last attempt. */
export function ServicePaymentForm(props: ServicePaymentFormProps) {
  const { requestKey, answer, totals, total, onEarlyChanges, submit, sending, children } = props;
  const app = useApp();
  const { formatMessage } = useIntl();
  const { data: methods, isError } = useQuery(paymentMethodsQuery(app));
  // Without saved cards, another card can be used.
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
  const form = useRef<HTMLFormElement>(null);
  useEarlyChanges(form, (changed) => onEarlyChanges?.(new FormData(changed)));
  const text = refusal ? refusalText(refusal) : null;
  return (
    <form ref={form} method="post" noValidate>
      <input type="hidden" name={REQUEST_KEY_FIELD} value={requestKey} />
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
              methods.find(({ slug }) => slug === values['payment_method'])?.slug ?? defaultMethod(methods, question)
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

import type { OrderContext } from '@hoster/contract';
import type { ChargedTotal } from '@hoster/domain/charge';
import { legalPaths } from '@hoster/domain/legal';
import { formatCents, type EuroCents } from '@hoster/domain/money';
import { Button } from '@hoster/ui/button';
import { Checkbox } from '@hoster/ui/checkbox';
import { FormErrors } from '@hoster/ui/form-errors';
import { Inline } from '@hoster/ui/inline';
import { Price } from '@hoster/ui/price';
import { Select } from '@hoster/ui/select';
import { Stack } from '@hoster/ui/stack';
import { useMemo } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useNavigation } from 'react-router-dom';
import type { FieldErrors } from '../../api/errors.ts';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { SEEN_LINES } from './changed-lines.ts';
import { usualMethod } from './offered-methods.ts';
import { refusedField } from './order-payment.ts';
import { PaymentMethodCards } from './payment-method-cards.tsx';
import { SEEN_CHOICE } from './seen-choice.ts';

const words = defineMessages({
  method: {
    id: 'order.payment.choose',
    defaultMessage: 'Choose a payment method',
    description: 'Error: no way to pay is chosen',
  },
  terms: {
    id: 'order.payment.accept',
    defaultMessage: 'Accept the terms to place your order',
    description: 'Error: terms not accepted',
  },
  legal_entity: { id: 'order.payment.payer', defaultMessage: 'Bill to', description: 'Choice of who is invoiced' },
  person: { id: 'order.payment.person', defaultMessage: 'Individual', description: 'Who is invoiced: the person' },
  coin: {
    id: 'order.payment.coin',
    defaultMessage: 'Coin and network',
    description: 'Choice of a coin and its network',
  },
  chooseCoin: {
    id: 'order.payment.choose-coin',
    defaultMessage: 'Choose a coin',
    description: 'Before a coin is chosen',
  },
  saved_card: { id: 'order.payment.card', defaultMessage: 'Card', description: 'Choice of a saved card' },
  newCard: {
    id: 'order.payment.new-card',
    defaultMessage: 'Another card',
    description: 'Choice instead of a saved card',
  },
  save: {
    id: 'order.payment.save-card',
    defaultMessage: 'Save this card and use it for automatic renewals',
    description: 'Checkbox of the payment stage',
  },
  overdraft: {
    id: 'order.payment.overdraft',
    defaultMessage: 'Use my overdraft if my balance is too low',
    description: 'Checkbox of the payment stage',
  },
  sending: {
    id: 'order.payment.sending',
    defaultMessage: 'Placing the order',
    description: 'On the button while the order is being sent',
  },
});

/** Fields whose errors don't say where they are. */
const named: Readonly<Record<string, MessageDescriptor | undefined>> = {
  legal_entity: words.legal_entity,
  saved_card: words.saved_card,
  crypto: words.coin,
};

interface PaymentFormProps {
  /** What is ordered, as the button says it: "NVMe 3", "2 × NVMe 3". */
  what: string;
  context: OrderContext;
  charged: ChargedTotal;
  /** Its lines as the form carries them. */
  seenLines: string;
  /** What is ordered, as the form carries it. */
  seenChoice: string;
  /** The same total as the ledger books it. */
  euroTotal: EuroCents;
  /** `Idempotency-Key` of this try. */
  requestKey: string;
  errors: FieldErrors;
  values: Readonly<Record<string, string>>;
  /** Id of the company that is invoiced; null is the person. The total depends on it. */
  payer: number | null;
  /** Somebody else is to be invoiced; 0 is the person. */
  onPayer: (id: number) => void;
}

/** The last stage: how to pay, who is invoiced, the terms, and the button that orders. */
export function PaymentForm(props: PaymentFormProps) {
  const { what, context, charged, seenLines, seenChoice, euroTotal, requestKey, errors, values, payer, onPayer } =
    props;
  const { formatMessage, locale } = useIntl();
  const href = useLocalPath();
  const busy = useNavigation().formMethod === 'POST';
  const question = { currency: charged.currency, euroTotal, balance: context.balance, overdraft: context.overdraft };
  const usual = usualMethod(context.payment_methods, question);
  const method = context.payment_methods.find(({ slug }) => slug === values['payment_method'])?.slug ?? usual;
  const said = useMemo(() => {
    const own: Record<string, string> = {
      payment_method: formatMessage(words.method),
      accept_terms: formatMessage(words.terms),
    };
    return Object.entries(errors).map(([name, texts]) => ({
      name,
      text: texts.filter(Boolean).join(' ') || (own[name] ?? ''),
    }));
  }, [errors, formatMessage]);
  const errorOf = (name: string) => said.find((one) => one.name === name)?.text;
  const refusedMethod = values['payment_method'];
  const summary = useMemo(
    () =>
      said.map(({ name, text }) => ({
        fieldId: name === 'non_field_errors' ? undefined : refusedField(name, refusedMethod),
        text: named[name] ? `${formatMessage(named[name])}: ${text}` : text,
      })),
    [said, formatMessage, refusedMethod],
  );
  return (
    <form method="post" noValidate>
      <Stack gap={24} width="narrow">
        <input type="hidden" name="intent" value="order" />
        <input type="hidden" name="key" value={requestKey} />
        <input type="hidden" name="currency" value={charged.currency} />
        <input type="hidden" name="expected_total" value={formatCents(charged.total)} />
        <input type="hidden" name={SEEN_LINES} value={seenLines} />
        <input type="hidden" name={SEEN_CHOICE} value={seenChoice} />
        <input type="hidden" name="terms_version" value={context.terms_version ?? ''} />
        <FormErrors
          title={formatMessage(
            {
              id: 'order.payment.errors',
              defaultMessage: 'Complete {count, plural, one {# field} other {# fields}} to continue',
              description: 'Title of the list of errors of the payment stage',
            },
            { count: summary.length },
          )}
          errors={summary}
          attempt={errors}
        />
        {euroTotal === 0 ? (
          <>
            {/* The order needs a method, and nothing is charged by it. */}
            <input type="hidden" name="payment_method" value={usual} />
            <p>
              <FormattedMessage
                id="order.payment.nothing"
                defaultMessage="Nothing to pay now. After the trial, renewals are paid from your balance."
                description="Payment stage of a free trial, instead of the ways to pay"
              />
            </p>
          </>
        ) : (
          <PaymentMethodCards
            {...question}
            methods={context.payment_methods}
            defaultValue={method}
            fields={{
              words: {
                coin: formatMessage(words.coin),
                chooseCoin: formatMessage(words.chooseCoin),
                card: formatMessage(words.saved_card),
                anotherCard: formatMessage(words.newCard),
                save: formatMessage(words.save),
              },
              cards: context.saved_cards,
              values,
              errorOf,
            }}
          />
        )}
        {euroTotal !== 0 && context.overdraft ? (
          <Checkbox
            id="overdraft"
            name="overdraft"
            label={formatMessage(words.overdraft)}
            hint={
              <Price
                amount={{ decimal: context.overdraft.available.amount }}
                currency={{ short: context.overdraft.available.currency }}
                locale={locale}
              />
            }
            error={errorOf('overdraft')}
            defaultChecked={'overdraft' in values}
          />
        ) : null}
        {context.legal_entities.length > 0 ? (
          <Select
            id="legal_entity"
            name="legal_entity"
            label={formatMessage(words.legal_entity)}
            error={errorOf('legal_entity')}
            value={payer === null ? '' : String(payer)}
            onChange={({ target }) => onPayer(Number(target.value))}
            options={[
              { value: '', label: formatMessage(words.person) },
              ...context.legal_entities.map(({ id, name, vat_id }) => ({
                value: String(id),
                label: vat_id ? `${name} (${vat_id})` : name,
              })),
            ]}
          />
        ) : null}
        <Checkbox
          id="accept_terms"
          name="accept_terms"
          required
          defaultChecked={'accept_terms' in values}
          error={errorOf('accept_terms')}
          label={
            <FormattedMessage
              id="order.payment.terms"
              defaultMessage="I accept the <terms>terms of service</terms> and the <privacy>privacy policy</privacy>"
              description="Checkbox of the payment stage, with links"
              values={{
                terms: (text) => <a href={href(legalPaths.tos)}>{text}</a>,
                privacy: (text) => <a href={href(legalPaths.privacy)}>{text}</a>,
              }}
            />
          }
        />
        <Inline gap={12}>
          <Button
            type="submit"
            variant="action"
            size="large"
            loading={busy}
            loadingLabel={formatMessage(words.sending)}
          >
            <FormattedMessage
              id="order.payment.submit"
              defaultMessage="Order {what} for {total}"
              description="The button that orders: what, and the total"
              values={{
                what,
                total: (
                  <Price amount={{ cents: charged.total }} currency={{ short: charged.currency }} locale={locale} />
                ),
              }}
            />
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

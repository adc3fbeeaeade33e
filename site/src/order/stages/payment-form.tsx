import type { OrderContext } from '@hoster/contract';
import type { ChargedTotal } from '@hoster/domain/money/charge';
import { legalPaths } from '@hoster/domain/visitor/legal';
import { formatCents, type EuroCents } from '@hoster/domain/money/money';
import { Button } from '@hoster/ui/button';
import { Checkbox } from '@hoster/ui/checkbox';
import { FormErrors } from '@hoster/ui/form-errors';
import { Price } from '@hoster/ui/price';
import { Select } from '@hoster/ui/select';
import { Stack } from '@hoster/ui/stack';
import { useMemo, useRef, type ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useNavigation } from 'react-router-dom';
import type { FieldErrors } from '../../api/errors.ts';
import { useEarlyChanges } from '../../app/browser/use-early-changes.ts';
import { useOpenErrors } from '../../parts/form/use-open-errors.ts';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { defaultMethod, spendable } from '../payment/offered-methods.ts';
import { OrderBar } from '../page/order-bar.tsx';
import { PERSON } from '../payment/payer.ts';
import { refusedField } from '../payment/payment-fields.ts';
import { PaymentMethodCards } from '../payment/payment-method-cards.tsx';
import { WaysOut } from '../payment/ways-out.tsx';
import { REQUEST_KEY_FIELD } from '../actions/request-key.ts';
import { SUBMITTED_LINES, SUBMITTED_CHOICE } from '../submitted-order.ts';

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

/** Fields whose errors need the field's name. */
const named: Readonly<Record<string, MessageDescriptor | undefined>> = {
  legal_entity: words.legal_entity,
  saved_card: words.saved_card,
  crypto: words.coin,
};

interface PaymentFormProps {
  /** What is ordered, as shown on the button: "NVMe 3", "2 × NVMe 3". */
  what: string;
  context: OrderContext;
  charged: ChargedTotal;
  /** What methods of payment ask for at least. */
  minimums: ReactNode;
  /** Its lines, serialised for the form. */
  linesValue: string;
  /** The choice, serialised for the form. */
  choiceValue: string;
  /** The same total as booked in the ledger. */
  euroTotal: EuroCents;
  /** `Idempotency-Key` of this attempt. */
  requestKey: string;
  errors: FieldErrors;
  values: Readonly<Record<string, string>>;
  /** Id of the company that is invoiced, or `PERSON`. The total depends on it. */
  payer: number;
  onPayer: (id: number) => void;
  /** The term. */
  months: number;
  /** The total for another term. */
  totalFor: (months: number) => EuroCents;
  onTerm: (months: number) => void;
}

/** The last stage: payment method, payer, terms, and the order button. */
export function PaymentForm(props: PaymentFormProps) {
  const { what, context, charged, linesValue, choiceValue, euroTotal, requestKey, errors, values, payer, onPayer } =
    props;
  const { minimums, months, totalFor, onTerm } = props;
  const { formatMessage, locale } = useIntl();
  const href = useLocalPath();
  const busy = useNavigation().formMethod === 'POST';
  const question = { currency: charged.currency, euroTotal, balance: context.balance, overdraft: context.overdraft };
  const initialMethod = defaultMethod(context.payment_methods, question);
  const method = context.payment_methods.find(({ slug }) => slug === values['payment_method'])?.slug ?? initialMethod;
  const total = formatCents(charged.total);
  // Another term may be what a method needs.
  const isOfThisTotal = (values['expected_total'] ?? total) === total;
  const refusedMethod = values['payment_method'];
  const { open, onChange } = useOpenErrors(errors, (name) => refusedField(name, refusedMethod));
  const shown = useMemo(() => {
    const own: Record<string, string> = {
      payment_method: formatMessage(words.method),
      accept_terms: formatMessage(words.terms),
      crypto: formatMessage(words.chooseCoin),
    };
    return Object.entries(open)
      .filter(([name]) => name !== 'payment_method' || isOfThisTotal)
      .map(([name, texts]) => ({ name, text: texts.filter(Boolean).join(' ') || (own[name] ?? '') }));
  }, [open, formatMessage, isOfThisTotal]);
  const errorOf = (name: string) => shown.find((one) => one.name === name)?.text;
  const summary = useMemo(
    () =>
      shown.map(({ name, text }) => ({
        fieldId: name === 'non_field_errors' ? undefined : refusedField(name, refusedMethod),
        text: named[name] ? `${formatMessage(named[name])}: ${text}` : text,
      })),
    [shown, formatMessage, refusedMethod],
  );
  const form = useRef<HTMLFormElement>(null);
  useEarlyChanges(form, (changed) => {
    const chosen = new FormData(changed).get('legal_entity');
    if (chosen !== null) onPayer(Number(chosen));
  });
  return (
    <form ref={form} method="post" noValidate onChange={onChange}>
      <Stack gap={24} width="narrow">
        {/* What Enter presses: the first button of a form, which would be one at a payment method. */}
        <button type="submit" hidden />
        <input type="hidden" name="intent" value="order" />
        <input type="hidden" name={REQUEST_KEY_FIELD} value={requestKey} />
        <input type="hidden" name="currency" value={charged.currency} />
        <input type="hidden" name="expected_total" value={total} />
        <input type="hidden" name={SUBMITTED_LINES} value={linesValue} />
        <input type="hidden" name={SUBMITTED_CHOICE} value={choiceValue} />
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
            <input type="hidden" name="payment_method" value={initialMethod} />
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
            waysOut={(problem) => (
              <WaysOut
                problem={problem}
                order={{ months, total: euroTotal }}
                terms={context.rent_periods.map((period) => ({
                  months: period.months,
                  total: totalFor(period.months),
                }))}
                balance={spendable(question)}
                {...{ charged, onTerm }}
              />
            )}
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
            value={payer === PERSON ? '' : String(payer)}
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
        <OrderBar placement="form" charged={charged} note={minimums}>
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
        </OrderBar>
      </Stack>
    </form>
  );
}

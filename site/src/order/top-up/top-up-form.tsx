import type { Currency, PaymentMethod, SavedCard } from '@hoster/contract';
import { Text } from '@hoster/ui/text';
import { Stack } from '@hoster/ui/stack';
import { Inline } from '@hoster/ui/inline';
import { Grid } from '@hoster/ui/grid';
import { Button } from '@hoster/ui/button';
import { LinkButton } from '@hoster/ui/link-button';
import { Callout } from '@hoster/ui/callout';
import { formatPrice } from '@hoster/ui/price';
import { RadioCards } from '@hoster/ui/radio-cards';
import { Select } from '@hoster/ui/select';
import { TextField } from '@hoster/ui/text-field';
import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useEarlyChanges } from '../../app/browser/use-early-changes.ts';
import { useSite } from '../../app/visitor/use-site.ts';
import { formText } from '../../app/router/form-text.ts';
import { CheckFields } from '../../parts/form/check-fields.tsx';
import { ClosedNotice, isShopClosed } from '../page/closed-notice.tsx';
import { methodFields } from '../payment/method-fields.tsx';
import { refusedField } from '../payment/payment-fields.ts';
import type { TopUpRefusal } from './send-top-up.ts';
import { currencyCode, fieldLabels, fieldWords, words } from './words.ts';
import { REQUEST_KEY_FIELD } from '../actions/request-key.ts';

export interface TopUpFormProps {
  methods: readonly PaymentMethod[];
  /** Currencies available for payment; `currency` is the display currency. */
  currencies: readonly Currency[];
  currency: Currency;
  /** Saved cards; none while the finance call fails. */
  cards: readonly SavedCard[];
  /** Bounds in EUR; unknown while the finance call fails. */
  limits: { min: number; max: number } | undefined;
  /** Makes it safe to send the form twice. */
  requestKey: string;
  refusal: TopUpRefusal | null;
  /** Values of the rejected form. */
  values: Readonly<Record<string, string>>;
  busy: boolean;
}

const never = () => () => undefined;
/** Without script, one choice can't depend on another, so nothing is disabled. */
const useScript = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Amounts to tap, in a currency with this many units per euro: round ones. */
function quickAmounts(multiplier: number): number[] {
  return [10, 25, 50, 100].map((euros) => {
    const exact = euros * multiplier;
    const step = 10 ** Math.max(0, Math.floor(Math.log10(exact)) - 1);
    return Math.round(exact / step) * step;
  });
}

/** Address of the form with an amount filled in. */
const topUpHref = (amount: number, currency: string) =>
  `/my/billing/?edit=top-up&amount=${amount}&currency=${currency}`;

function fillAmount(form: HTMLFormElement | null, amount: number): void {
  const field = form?.elements.namedItem('amount');
  if (!(field instanceof HTMLInputElement)) return;
  field.value = String(amount);
  field.focus();
}

/** Top-up form: amount, currency and payment method. Continues at the bank. */
export function TopUpForm(props: TopUpFormProps) {
  const { methods, cards, currencies, currency, limits, requestKey, refusal, values, busy } = props;
  const { formatMessage, locale } = useIntl();
  const { features } = useSite();
  const script = useScript();
  const offered = methods.filter(({ slug }) => slug !== 'balance');
  const [short, setShort] = useState<string>(values['currency'] ?? currency.short);
  const [method, setMethod] = useState<string | undefined>(values['payment_method']);
  const form = useRef<HTMLFormElement>(null);
  useEarlyChanges(form, (changed) => {
    const fields = new FormData(changed);
    setShort(formText(fields, 'currency'));
    setMethod(formText(fields, 'payment_method'));
  });
  const chosen = currencies.find((one) => one.short === short) ?? currency;
  const takes = (one: PaymentMethod) => one.currencies.some((code) => code === chosen.short);
  // The selected method while it's available, else the first available one.
  const picked = offered.find((one) => one.slug === method && takes(one)) ?? offered.find(takes);
  const errors = useMemo(
    () =>
      refusal?.kind === 'fields'
        ? Object.entries(refusal.errors).map(([name, texts]) => {
            const own = fieldWords[name];
            const label = fieldLabels[name];
            const text = texts.filter(Boolean).join(' ');
            return {
              name,
              text: text || (own ? formatMessage(own) : name),
              // The server's texts don't name the field.
              full: text && label ? `${formatMessage(label)}: ${text}` : undefined,
            };
          })
        : [],
    [refusal, formatMessage],
  );
  const refusedMethod = values['payment_method'];
  const summary = useMemo(
    () =>
      errors.map(({ name, text, full }) => ({
        fieldId: name === 'non_field_errors' ? undefined : `top-up-${refusedField(name, refusedMethod)}`,
        text: full ?? text,
      })),
    [errors, refusedMethod],
  );
  const errorOf = (name: string) => errors.find((one) => one.name === name)?.text;
  const bound = (eur: number) => formatPrice({ decimal: eur }, { currency: chosen, locale });
  if (isShopClosed(features)) return <ClosedNotice />;
  return (
    <form ref={form} method="post" noValidate>
      <input type="hidden" name="intent" value="top-up" />
      <input type="hidden" name={REQUEST_KEY_FIELD} value={requestKey} />
      <Stack gap={24}>
        <CheckFields errors={summary} attempt={refusal} level={3} />
        {refusal && refusal.kind !== 'fields' ? (
          <Callout tone="danger" role="alert" title={formatMessage(words[refusal.kind])}>
            <p>{formatMessage(refusal.kind === 'busy' ? words.busyText : words.unreachableText)}</p>
          </Callout>
        ) : null}
        <Grid columns={2} align="start">
          <TextField
            id="top-up-amount"
            name="amount"
            label={formatMessage(words.amount)}
            hint={
              limits
                ? formatMessage(
                    {
                      id: 'account.top-up.bounds',
                      defaultMessage: 'From {min} to {max}',
                      description: 'Hint of the amount: least and most',
                    },
                    { min: bound(limits.min), max: bound(limits.max) },
                  )
                : undefined
            }
            error={errorOf('amount')}
            defaultValue={values['amount'] ?? ''}
            inputMode="decimal"
            autoComplete="transaction-amount"
            maxLength={16}
            mono
            required
          />
          <Select
            id="top-up-currency"
            name="currency"
            label={formatMessage(words.currency)}
            hint={chosen.short === 'EUR' ? formatMessage(words.asItIs) : formatMessage(words.rate)}
            options={currencies.map((one) => ({ value: one.short, label: currencyCode(one.short) }))}
            value={short}
            onChange={(event) => setShort(event.target.value)}
            error={errorOf('currency')}
          />
        </Grid>
        <Inline gap={8} role="group" aria-label={formatMessage(words.amounts)}>
          {quickAmounts(chosen.multiplier).map((one) => (
            // Without script, the page fills it in. They're there from the start: what appears later moves the button
            // below while it's being pressed.
            <LinkButton
              key={one}
              size="small"
              href={topUpHref(one, chosen.short)}
              data-keep-scroll
              onClick={(event) => {
                event.preventDefault();
                fillAmount(form.current, one);
              }}
            >
              {bound(one / chosen.multiplier)}
            </LinkButton>
          ))}
        </Inline>
        <RadioCards
          id="top-up-payment_method"
          name="payment_method"
          legend={formatMessage(words.method)}
          fit="medium"
          compact
          required
          value={picked?.slug}
          onValueChange={setMethod}
          error={errorOf('payment_method')}
          options={offered.map((one) => ({
            value: one.slug,
            title: one.label,
            // The limits of the amount are shown above.
            ...(one.min_amount !== null &&
              one.min_amount > (limits?.min ?? 0) && {
                price: formatMessage(
                  {
                    id: 'account.top-up.least',
                    defaultMessage: 'From {min}',
                    description: 'Least amount of a payment method',
                  },
                  { min: bound(one.min_amount) },
                ),
              }),
            reveals: methodFields({
              idPrefix: 'top-up-',
              method: one,
              cards,
              words: {
                coin: formatMessage(words.coin),
                chooseCoin: formatMessage(words.chooseCoin),
                coinHint:
                  one.min_amount === null
                    ? undefined
                    : formatMessage(
                        {
                          id: 'account.top-up.coin-hint',
                          defaultMessage:
                            'From {min}, without verification. Send the exact amount: credits are rounded down to €0.01.',
                          description: 'Hint of the coin of a top-up; least amount of a payment in coins',
                        },
                        { min: bound(one.min_amount) },
                      ),
                card: formatMessage(words.card),
                anotherCard: formatMessage(words.anotherCard),
              },
              values,
              errorOf,
            }),
            ...(script &&
              !takes(one) && {
                disabledReason: formatMessage(
                  {
                    id: 'account.top-up.other-currency',
                    defaultMessage: 'Not available in {currency}',
                    description: 'A way to pay that does not take the chosen currency',
                  },
                  { currency: currencyCode(chosen.short) },
                ),
              }),
          }))}
        />
        <Inline gap={12}>
          <Button type="submit" variant="action" loading={busy} loadingLabel={formatMessage(words.sending)}>
            <FormattedMessage
              id="account.top-up.submit"
              defaultMessage="Continue to payment"
              description="Button that begins a top-up"
            />
          </Button>
          <Text element="span" size={14} tone="muted" lineHeight="inherit">
            {formatMessage(words.next)}
          </Text>
        </Inline>
      </Stack>
    </form>
  );
}

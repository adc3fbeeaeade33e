import type { OrderPromo, VpsOrderQuery } from '@hoster/contract';
import { Text } from '@hoster/ui/text';
import { Inline } from '@hoster/ui/inline';
import { Button } from '@hoster/ui/button';
import { TextField } from '@hoster/ui/text-field';
import { useLayoutEffect, useRef, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import * as css from './promo-code-field.css.ts';

const words = defineMessages({
  label: { id: 'order.promo.label', defaultMessage: 'Promo code', description: 'Field of the order' },
  invalid: {
    id: 'order.promo.invalid',
    defaultMessage: 'Invalid promo code. Try again.',
    description: 'Error beside the promo code',
  },
});

interface PromoCodeFieldProps {
  /** The code in the address. */
  code: string | undefined;
  /** The server's validation of it; null while there is none. */
  promo: OrderPromo | null;
  onApply: (code: string | undefined) => void;
  /** An error of the order itself. */
  error?: readonly string[] | undefined;
}

/** Promo code field with its validation. Without script the button updates the page. */
export function PromoCodeField({ code, promo, onApply, error }: PromoCodeFieldProps) {
  const { formatMessage } = useIntl();
  // Uncontrolled: what was typed before hydration stays, whatever is drawn before anybody has read it.
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(code ?? '');
  const [applied, setApplied] = useState(code);
  if (applied !== code) {
    setApplied(code);
    setTyped(code ?? '');
  }
  const shown = useRef(code);
  // The field stays the same element, and keeps the focus, when a code is applied or another address is opened.
  useLayoutEffect(() => {
    if (input.current && shown.current !== code) input.current.value = code ?? '';
    shown.current = code;
  }, [code]);
  const apply = () => onApply(input.current?.value.trim() || undefined);
  const judged = promo !== null && typed.trim().toUpperCase() === promo.code.toUpperCase();
  const refused = judged && !promo.valid ? (promo.message ?? formatMessage(words.invalid)) : undefined;
  const problem = refused ?? error;
  return (
    <div>
      {/* An error of one line is as high as the label, so that the box stays in the middle; a longer one needs the line. */}
      <Inline align={problem === undefined ? 'end' : 'center'} wrap={problem !== undefined}>
        <TextField
          ref={input}
          id="promo_code"
          name={'promo_code' satisfies keyof VpsOrderQuery}
          label={formatMessage(words.label)}
          defaultValue={code ?? ''}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            apply();
          }}
          error={problem}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={64}
          mono
        />
        <Button
          className={css.button}
          type="submit"
          name="place"
          value="promo_code"
          onClick={(event) => {
            event.preventDefault();
            apply();
          }}
        >
          <FormattedMessage id="order.promo.apply" defaultMessage="Apply" description="Button beside the promo code" />
        </Button>
      </Inline>
      <Text role="status" size={14} lineHeight="inherit" tone="success" reserveLine>
        {judged && promo.valid ? (
          <FormattedMessage
            id="order.promo.good"
            defaultMessage="{percent, number}% off the plan for the first {months, plural, one {month} other {# months}}"
            description="Under a promo code that works"
            values={{ percent: promo.discount_percent, months: promo.months }}
          />
        ) : null}
      </Text>
    </div>
  );
}

'use client';

import { type ComponentProps, useState } from 'react';
import { Button } from '../button/button.tsx';
import { useCountdown } from '../countdown/use-countdown.ts';
import * as css from './code-input.css.ts';

export interface CodeResendProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** "Send the code again". */
  label: string;
  /** How long after a sending the next is refused, in seconds. */
  seconds: number;
  /** How many codes have been sent; each new one starts the wait again. */
  sent: number;
  /** The seconds left, beside the label: "0:42". */
  format: (secondsLeft: number) => string;
  /** Why it cannot be pressed yet: "Possible again in 42 seconds". */
  waitLabel: (secondsLeft: number) => string;
  /** Spoken once, when the wait is over: "You can ask for a new code". */
  readyLabel: string;
  /** Spoken after a sending: "A new code has been sent". */
  sentLabel: string;
  onResend?: (() => void) | undefined;
  /** `submit` with a `name` sends the form where there is no script. @default 'button' */
  type?: 'button' | 'submit' | undefined;
  name?: string | undefined;
  value?: string | undefined;
  now?: (() => number) | undefined;
}

/** Asks for the code once more, not before a while. The button stays where it is, with its focus, and says why. */
export function CodeResend(props: CodeResendProps) {
  const { label, seconds, sent, format, waitLabel, readyLabel, sentLabel, onResend, now, ...others } = props;
  const { type, name, value, ...rest } = others;
  const left = useCountdown({ seconds, round: sent, now });
  const [heard, setHeard] = useState({ sent, waiting: left > 0, text: '' });
  const waiting = left > 0;
  if (heard.sent !== sent) setHeard({ sent, waiting: true, text: sentLabel });
  else if (heard.waiting && !waiting) setHeard({ sent, waiting, text: readyLabel });
  else if (!heard.waiting && waiting) setHeard({ ...heard, waiting });
  return (
    <span data-component="code-resend" {...rest}>
      <Button
        {...{ type, name, value }}
        // The form's own check would hold it back while the code is empty.
        formNoValidate
        size="small"
        onClick={onResend}
        disabledReason={waiting ? waitLabel(left) : undefined}
        trailing={waiting ? <bdi className={css.time}>{format(left)}</bdi> : undefined}
      >
        {label}
      </Button>
      <span role="status" className={css.spoken}>
        {heard.text}
      </span>
    </span>
  );
}

'use client';

import { type ComponentProps, useState } from 'react';
import { Button } from '../button/button.tsx';
import { useCountdown } from '../countdown/use-countdown.ts';
import * as css from './code-input.css.ts';

export interface CodeResendProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Label of the button: "Send the code again". */
  label: string;
  /** Waiting time between codes, in seconds. */
  seconds: number;
  /** Number of codes sent so far. A change restarts the wait. */
  sent: number;
  /** Formats the seconds left, shown next to the label: "0:42". */
  format: (secondsLeft: number) => string;
  /** Returns the disabled reason: "Available in 42 seconds". */
  waitLabel: (secondsLeft: number) => string;
  /** Announced once when the wait is over: "You can request a new code". */
  readyLabel: string;
  /** Announced when a code was sent: "A new code has been sent". */
  sentLabel: string;
  onResend?: (() => void) | undefined;
  /** Use `submit` with a `name` to support forms without JavaScript. @default 'button' */
  type?: 'button' | 'submit' | undefined;
  name?: string | undefined;
  value?: string | undefined;
  now?: (() => number) | undefined;
}

/** A button that requests a new code after a waiting time. Meanwhile it stays focusable and shows the reason. */
export function CodeResend(props: CodeResendProps) {
  const { label, seconds, sent, format, waitLabel, readyLabel, sentLabel, onResend, now, ...others } = props;
  const { type, name, value, ...rest } = others;
  const left = useCountdown({ seconds, round: sent, now });
  const [announced, setAnnounced] = useState({ sent, waiting: left > 0, text: '' });
  const waiting = left > 0;
  if (announced.sent !== sent) setAnnounced({ sent, waiting: true, text: sentLabel });
  else if (announced.waiting && !waiting) setAnnounced({ sent, waiting, text: readyLabel });
  else if (!announced.waiting && waiting) setAnnounced({ ...announced, waiting });
  return (
    <span data-component="code-resend" {...rest}>
      <Button
        {...{ type, name, value }}
        // Native form validation would block it while the code is empty.
        formNoValidate
        size="small"
        onClick={onResend}
        disabledReason={waiting ? waitLabel(left) : undefined}
        trailing={waiting ? <bdi className={css.time}>{format(left)}</bdi> : undefined}
      >
        {label}
      </Button>
      <span role="status" className={css.spoken}>
        {announced.text}
      </span>
    </span>
  );
}

import type { ComponentProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { SpinnerArc } from '../spinner/spinner-arc.tsx';
import * as toneCss from '../tone/tone.css.ts';
import { type Tone, ToneIcon } from '../tone/tone-icon.tsx';
import * as css from './status.css.ts';

export interface StatusProps extends ComponentProps<'span'> {
  /** Tone of the status. `pending` spins to show ongoing work. */
  tone: Tone | 'pending';
}

/** A state with an icon and text, such as active, payment due or failed. */
export function Status({ tone, className, children, ...rest }: StatusProps) {
  const colour = toneCss.text[tone === 'pending' ? 'info' : tone];
  return (
    <span data-component="status" data-tone={tone} {...rest} className={classNames(css.root, colour, className)}>
      <span data-part="icon" className={css.icon}>
        {tone === 'pending' ? <SpinnerArc size={14} /> : <ToneIcon tone={tone} />}
      </span>
      <span className={css.text}>
        <bdi>{children}</bdi>
      </span>
    </span>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as toneCss from '../tone/tone.css.ts';
import { type Tone, ToneIcon } from '../tone/tone-icon.tsx';
import * as css from './callout.css.ts';

export interface CalloutProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Its kind: the ground and the sign. `neutral` has no sign. @default 'neutral' */
  tone?: Tone | undefined;
  /** In one line what it is about. */
  title?: ReactNode;
  /** Buttons that put right what the text says. */
  actions?: ReactNode;
}

/** A remark within a page: why two choices do not go together, what happens next. For what appears later add `role="status"`. */
export function Callout({ tone = 'neutral', title, actions, className, children, ...rest }: CalloutProps) {
  return (
    <div
      data-component="callout"
      data-tone={tone}
      {...rest}
      className={classNames(css.root, toneCss.ground[tone], className)}
    >
      <ToneIcon tone={tone} className={classNames(css.icon, toneCss.text[tone])} />
      <div data-part="body" className={css.body}>
        {title === undefined ? null : <p className={css.title}>{title}</p>}
        {children}
        {actions === undefined ? null : (
          <div data-part="actions" className={css.actions}>
            {actions}
          </div>
        )}
      </div>
    </div>
  );
}

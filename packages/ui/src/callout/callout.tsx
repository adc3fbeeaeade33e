import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as toneCss from '../tone/tone.css.ts';
import { type Tone, ToneIcon } from '../tone/tone-icon.tsx';
import * as css from './callout.css.ts';

export interface CalloutProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Sets the background and the icon. `neutral` has no icon. @default 'neutral' */
  tone?: Tone | undefined;
  /** A one-line title. */
  title?: ReactNode;
  /** Buttons that resolve the problem. */
  actions?: ReactNode;
}

/** A message within a page, such as why two options can't be combined. Add `role="status"` if it appears later. */
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

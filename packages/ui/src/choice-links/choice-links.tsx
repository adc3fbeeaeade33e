import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as css from './choice-links.css.ts';

export interface ChoiceLinksProps extends ComponentProps<'nav'> {
  /** Name of the choice: "Term". */
  label: string;
  /** The `ChoiceLink` elements. */
  children?: ReactNode;
  /** `bar` is for short words, and wraps; `cards` have a line of figures below, and scroll. @default 'bar' */
  look?: 'bar' | 'cards' | undefined;
}

/** A choice whose options are pages, as links. Works without JavaScript. */
export function ChoiceLinks({ label, look = 'bar', className, children, ...rest }: ChoiceLinksProps) {
  return (
    <nav data-component="choice-links" aria-label={label} {...rest} className={classNames(css.root, className)}>
      <ul data-part="list" className={css.look[look]}>
        {children}
      </ul>
    </nav>
  );
}

export interface ChoiceLinkProps extends ComponentProps<'a'> {
  /** The option: "12 months". */
  children?: ReactNode;
  /** What comes with it: the discount of a bar, the figures of a card. */
  note?: ReactNode;
}

/** One option of `ChoiceLinks`. The chosen one has `aria-current`. */
export function ChoiceLink({ note, className, children, ...rest }: ChoiceLinkProps) {
  return (
    <li>
      <a data-component="choice-link" {...rest} className={classNames(css.link, className)}>
        <span data-part="label">{children}</span>
        {note ? (
          <span data-part="note" className={css.note}>
            {note}
          </span>
        ) : null}
      </a>
    </li>
  );
}

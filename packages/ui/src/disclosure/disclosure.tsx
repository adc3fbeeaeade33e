import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as css from './disclosure.css.ts';

export interface DisclosureProps extends Omit<ComponentPropsWithRef<'details'>, 'title'> {
  /** The trigger, always visible. */
  summary: ReactNode;
  /** Wraps the summary in a heading of this level. */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** `plain` is a line of text, `row` a row with dividers, as in an FAQ. @default 'row' */
  variant?: 'plain' | 'row' | undefined;
}

/**
 * Shows and hides content with a native `<details>`: works without JavaScript and with find-in-page, and is printed
 * open. With the same `name`, one is open at a time. Suited as an accordion for server-rendered pages.
 */
export function Disclosure({ summary, headingLevel, variant = 'row', className, children, ...rest }: DisclosureProps) {
  const Heading = headingLevel ? (`h${headingLevel}` as const) : 'span';
  return (
    <details {...rest} className={classNames(css.root[variant], className)} data-component="disclosure">
      <summary className={css.summary[variant]} data-part="summary">
        <Heading className={css.heading}>{summary}</Heading>
        <svg
          className={css.chevron}
          width="16"
          height="16"
          viewBox="0 0 16 16"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d="m4 6 4 4 4-4" />
        </svg>
      </summary>
      {children === undefined ? null : (
        <div className={css.content} data-part="content">
          {children}
        </div>
      )}
    </details>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Heading } from '../heading/heading.tsx';
import { Text } from '../text/text.tsx';
import * as css from './result.css.ts';

export interface ResultProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** `info` for what is under way, `warning` for what waits for the user. */
  tone: 'info' | 'success' | 'warning' | 'danger';
  /** What happened: "Payment received". */
  title: ReactNode;
  /** Heading level of the title. @default 1 */
  level?: 1 | 2 | undefined;
  /** What follows from it. */
  description?: ReactNode;
  /** Links and buttons for the next step. */
  actions?: ReactNode;
}

const shapes = {
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7.5V12l3 2',
  success: 'm5 12.5 4.5 4.5L19 7.5',
  warning: 'M12 6v7M12 17v.5',
  danger: 'm7 7 10 10M17 7 7 17',
} as const;

/** What came of a process, at the top of its page: a payment, an order, a sign-up. Announced when it changes. */
export function Result({ tone, title, level = 1, description, actions, className, children, ...rest }: ResultProps) {
  return (
    <div data-component="result" data-tone={tone} {...rest} className={classNames(css.root, className)}>
      <span data-part="sign" className={css.tone[tone]} aria-hidden="true">
        <svg
          width="24"
          height="24"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d={shapes[tone]} />
        </svg>
      </span>
      <div data-part="words" role="status" className={css.words}>
        <Heading level={level} size={36}>
          {title}
        </Heading>
        {description === undefined ? null : (
          <Text size={18} tone="muted" measure>
            {description}
          </Text>
        )}
        {children}
      </div>
      {actions === undefined ? null : (
        <div data-part="actions" className={css.actions}>
          {actions}
        </div>
      )}
    </div>
  );
}

'use client';

import { type ComponentProps, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { rootOf } from '../layers/realm.ts';
import { classNames } from '../class-names/class-names.ts';
import * as css from './form-errors.css.ts';

export interface FormErrorsProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** Title with the number of errors: "3 fields need your attention". */
  title: string;
  /** Errors in the order of the form. An error without `fieldId` is about the whole form. */
  errors: readonly { fieldId?: string | undefined; text: string }[];
  /** Heading level of the title. @default 2 */
  level?: 2 | 3 | 4 | undefined;
  /** Anything that changes with each submission, such as the answer to it: the same errors then take focus again. */
  attempt?: unknown;
}

/**
 * Error summary of a form with links to its fields. Takes focus when errors appear or change, and with each `attempt`.
 * Errors that are removed neither move focus nor are announced.
 */
export function FormErrors({ title, errors, level = 2, attempt, className, ref, ...rest }: FormErrorsProps) {
  const root = useRef<HTMLDivElement>(null);
  const shown = errors.length > 0;
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => (shown ? root.current : null), [shown]);
  const Title = `h${level}` as const;
  // Compared by content: a list that is built while rendering is a new one each time.
  const content = errors.map(({ fieldId, text }) => JSON.stringify([fieldId, text]));
  const [last, setLast] = useState({ content, attempt, isLess: false });
  if (last.attempt !== attempt || last.content.join() !== content.join()) {
    const isLess = last.attempt === attempt && content.every((error) => last.content.includes(error));
    setLast({ content, attempt, isLess });
  }
  // Before paint, so that focus isn't taken from users who have moved on.
  useLayoutEffect(() => {
    if (shown && !last.isLess) root.current?.focus();
  }, [shown, last]);
  if (!shown) return null;
  return (
    <div
      data-component="form-errors"
      role="alert"
      aria-live={last.isLess ? 'off' : undefined}
      tabIndex={-1}
      {...rest}
      ref={root}
      className={classNames(css.root, className)}
    >
      <Title className={css.title}>
        <bdi>{title}</bdi>
      </Title>
      <ul className={css.list}>
        {errors.map(({ fieldId, text }) => (
          <li key={`${fieldId ?? ''} ${text}`}>
            {fieldId === undefined ? (
              <bdi>{text}</bdi>
            ) : (
              <a
                href={`#${fieldId}`}
                className={css.link}
                onClick={(event) => {
                  // The URL fragment alone would scroll to the field without focusing it.
                  const field = rootOf(event.currentTarget).getElementById(fieldId);
                  if (!field) return;
                  event.preventDefault();
                  field.focus();
                  field.scrollIntoView({ block: 'center' });
                }}
              >
                <bdi>{text}</bdi>
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

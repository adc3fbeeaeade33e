'use client';

import { type ComponentProps, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as css from './form-errors.css.ts';

export interface FormErrorsProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** What it says first, with how many there are: "3 fields need your attention". */
  title: string;
  /** In the order of the form. Without `fieldId`: about the form as a whole. */
  errors: readonly { fieldId?: string | undefined; text: string }[];
  /** Level of the title in the outline of the page. @default 2 */
  level?: 2 | 3 | 4 | undefined;
}

/** All that is wrong with a form, on top of it, each line a link to its field. Takes the focus when errors come. */
export function FormErrors({ title, errors, level = 2, className, ref, ...rest }: FormErrorsProps) {
  const root = useRef<HTMLDivElement>(null);
  const shown = errors.length > 0;
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => (shown ? root.current : null), [shown]);
  const Title = `h${level}` as const;
  // A new answer of the server is a new list, even with the same words: the visitor sent the form again. Before the
  // paint, so that the focus is not taken from whoever has moved on since.
  useLayoutEffect(() => {
    if (errors.length > 0) root.current?.focus();
  }, [errors]);
  if (!shown) return null;
  return (
    <div
      data-component="form-errors"
      role="alert"
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
                  // The address alone would scroll to the field, not focus it.
                  const field = document.getElementById(fieldId);
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

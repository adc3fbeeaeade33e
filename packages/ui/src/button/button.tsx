'use client';

import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
} from 'react';
import { classNames } from '../class-names/class-names.ts';
import { SpinnerArc } from '../spinner/spinner-arc.tsx';
import { type ButtonLook, buttonClass } from './button-look.ts';
import * as css from './button.css.ts';

interface ButtonBase extends Omit<ComponentProps<'button'>, 'disabled'>, ButtonLook {
  /** The label, such as "Order NVMe 3". */
  children: ReactNode;
  /** Icon before the label, in reading direction. */
  leading?: ReactNode;
  /** Icon after the label. */
  trailing?: ReactNode;
  /** A number after the label, announced with it, such as the number of active filters. */
  count?: ReactNode;
  /** Disables the button without a reason and makes it unfocusable. Prefer `disabledReason`. */
  disabled?: boolean | undefined;
  /** Disables the button and explains why. The button stays focusable and shows the reason. */
  disabledReason?: string | undefined;
}

const refuse = (event: MouseEvent): void => event.preventDefault();

// WCAG 1.4.13: content shown on hover or focus can be dismissed without moving.
const dismissOnEscape = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key === 'Escape') event.currentTarget.dataset['dismissed'] = '';
};
const recall = (event: SyntheticEvent<HTMLElement>): void => {
  delete event.currentTarget.dataset['dismissed'];
};

/** The caller's handler first, then ours. */
const both =
  <Event,>(theirs: ((event: Event) => void) | undefined, ours: (event: Event) => void) =>
  (event: Event): void => {
    theirs?.(event);
    ours(event);
  };

/** A loading button needs a label for the pending action, required by TypeScript. */
type Loading =
  | { loading?: false | undefined; loadingLabel?: string | undefined }
  | { loading: boolean; loadingLabel: string };

export type ButtonProps = ButtonBase & Loading;

/** Triggers an action on the page. To navigate, use LinkButton. */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    stretched,
    leading,
    trailing,
    count,
    loading = false,
    loadingLabel,
    disabledReason,
    ...others
  } = props;
  const { className, children, disabled, 'aria-describedby': describedBy, ...rest } = others;
  const { onKeyDown, onBlur, onPointerLeave } = rest;
  const reasonId = useId();
  const inert = loading || disabledReason !== undefined;
  const part = (name: string): string => classNames(name, loading && css.busy);
  return (
    <>
      <button
        type="button"
        data-component="button"
        {...rest}
        className={buttonClass({ variant, size, stretched }, className)}
        disabled={disabled}
        aria-disabled={inert || undefined}
        aria-describedby={disabledReason === undefined ? describedBy : reasonId}
        data-loading={loading ? '' : undefined}
        // aria-disabled prevents neither clicks nor form submission.
        {...(inert && { onClick: refuse })}
        {...(disabledReason !== undefined && {
          onKeyDown: both(onKeyDown, dismissOnEscape),
          onBlur: both(onBlur, recall),
          onPointerLeave: both(onPointerLeave, recall),
        })}
      >
        {leading === undefined ? null : (
          <span data-part="leading" aria-hidden="true" className={part(css.icon)}>
            {leading}
          </span>
        )}
        {/* A span, so that a browser's translation replaces text inside it instead of a node that React manages. */}
        <span data-part="label" className={part(css.label)} aria-hidden={loading || undefined}>
          {children}
        </span>
        {count === undefined ? null : (
          <span data-part="count" className={part(css.count)} aria-hidden={loading || undefined}>
            {count}
          </span>
        )}
        {trailing === undefined ? null : (
          <span data-part="trailing" aria-hidden="true" className={part(css.icon)}>
            {trailing}
          </span>
        )}
        {loading ? (
          <span data-part="loading" className={css.arc}>
            <SpinnerArc />
            <span className={css.spoken}>{loadingLabel}</span>
          </span>
        ) : null}
        {disabledReason === undefined ? null : (
          <span id={reasonId} data-part="reason" className={css.reason} aria-hidden="true">
            {disabledReason}
          </span>
        )}
      </button>
      {/* Outside, because content inside a button is part of its name and can't be a live region. */}
      {loadingLabel === undefined ? null : (
        <span role="status" className={css.spoken}>
          {loading ? loadingLabel : null}
        </span>
      )}
    </>
  );
}

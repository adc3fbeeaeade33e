import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as css from '../empty-state/empty-state.css.ts';
import * as toneCss from '../tone/tone.css.ts';
import { ToneIcon } from '../tone/tone-icon.tsx';

export interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Title that says what happened: "The list of plans did not load". */
  title: ReactNode;
  /** Heading level of the title. @default 2 */
  level?: 1 | 2 | 3 | 4 | undefined;
  /** Actions: try again, go elsewhere, contact support. */
  actions?: ReactNode;
  /** Status and request ID for support. Selected on click. */
  code?: ReactNode;
}

/** Shown in place of content that failed to load. Announced when it appears. */
export function ErrorState({ title, level = 2, actions, code, className, children, ...rest }: ErrorStateProps) {
  const Title = `h${level}` as const;
  return (
    <div data-component="error-state" role="alert" {...rest} className={classNames(css.root, css.error, className)}>
      <ToneIcon tone="danger" size={24} className={toneCss.text.danger} />
      <Title className={css.title}>{title}</Title>
      {children === undefined ? null : <div className={css.text}>{children}</div>}
      {code === undefined ? null : (
        <code data-part="code" className={css.code}>
          {code}
        </code>
      )}
      {actions === undefined ? null : (
        <div data-part="actions" className={css.actions}>
          {actions}
        </div>
      )}
    </div>
  );
}

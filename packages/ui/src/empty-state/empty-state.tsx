import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as css from './empty-state.css.ts';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Title: "No services yet". */
  title: ReactNode;
  /** Heading level of the title. @default 2 */
  level?: 1 | 2 | 3 | 4 | undefined;
  /** Buttons and links for the next step. */
  actions?: ReactNode;
  /** Decorative image above the title, such as an EmptyPicture. */
  picture?: ReactNode;
  /** `start` in a dashed frame, `center` without one, for the middle of a large area. @default 'start' */
  align?: 'start' | 'center' | undefined;
}

/** Shown in place of empty content, with the next step. */
export function EmptyState(props: EmptyStateProps) {
  const { title, level = 2, actions, picture, align = 'start', className, children, ...rest } = props;
  const centred = align === 'center';
  const Title = `h${level}` as const;
  return (
    <div data-component="empty-state" {...rest} className={classNames(css.root, centred && css.centred, className)}>
      {picture === undefined ? null : (
        <div data-part="picture" aria-hidden="true" className={css.picture}>
          {picture}
        </div>
      )}
      <Title className={css.title}>{title}</Title>
      {children === undefined ? null : <div className={css.text}>{children}</div>}
      {actions === undefined ? null : (
        <div data-part="actions" className={classNames(css.actions, centred && css.middle)}>
          {actions}
        </div>
      )}
    </div>
  );
}

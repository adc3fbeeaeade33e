import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as css from './icon-text.css.ts';

export interface IconTextProps extends ComponentProps<'span'> {
  /** A flag, logo or icon. */
  icon: ReactNode;
  /** `baseline` for flags, which stay on the first of several lines, `center` for icons. @default 'baseline' */
  align?: 'baseline' | 'center' | undefined;
}

/** Text with a small picture before it, such as a place with its flag. */
export function IconText({ icon, align = 'baseline', className, children, ...rest }: IconTextProps) {
  return (
    <span data-component="icon-text" {...rest} className={classNames(css.root, css.align[align], className)}>
      {icon}
      <span data-part="text" className={css.text}>
        {children}
      </span>
    </span>
  );
}

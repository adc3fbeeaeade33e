import { createElement, type ReactElement } from 'react';
import { classNames } from '../class-names/class-names.ts';
import '../layout/padding.css.ts';
import type { LayoutProps } from '../layout/layout-props.ts';
import { atoms, type Gap } from '../layout/responsive.ts';
import * as css from './box.css.ts';

export interface BoxProps extends LayoutProps {
  /** Space on all sides. @default none */
  padding?: Gap | undefined;
  /** Space at the start and the end of lines. @default that of `padding` */
  paddingInline?: Gap | undefined;
  /** Space above and below. @default that of `padding` */
  paddingBlock?: Gap | undefined;
  /** Background. @default none */
  surface?: 'page' | 'raised' | 'sunken' | undefined;
  /** Rounds the corners. @default 'none' */
  radius?: 'none' | 'small' | 'large' | undefined;
}

/** Adds padding and a background to its children. For a bordered section, use Card. */
export function Box(props: BoxProps): ReactElement {
  const { padding, paddingInline, paddingBlock, surface, radius = 'none', element = 'div', className, ...rest } = props;
  return createElement(element, {
    'data-component': 'box',
    ...rest,
    className: classNames(
      css.root,
      surface && css.surface[surface],
      radius !== 'none' && css.radius[radius],
      atoms('p', padding),
      atoms('px', paddingInline),
      atoms('py', paddingBlock),
      className,
    ),
  });
}

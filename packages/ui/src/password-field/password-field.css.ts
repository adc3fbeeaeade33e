import { style } from '@vanilla-extract/css';
import { vars } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const toggle = style(component({ marginInlineEnd: `calc(-1 * ${vars.space[8]})` }));

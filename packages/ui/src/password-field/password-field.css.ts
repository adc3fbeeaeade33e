import { style } from '@vanilla-extract/css';
import { component, vars } from '../theme/index.ts';

export const toggle = style(component({ marginInlineEnd: `calc(-1 * ${vars.space[8]})` }));

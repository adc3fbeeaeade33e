import { style } from '@vanilla-extract/css';
import { vars, visuallyHidden } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const clear = style(component({ marginInlineEnd: `calc(-1 * ${vars.space[8]})` }));
export const spoken = style(component(visuallyHidden));

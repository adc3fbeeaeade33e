import { style } from '@vanilla-extract/css';
import { visuallyHidden } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const option = style(component({ color: 'inherit', textDecoration: 'none' }));
export const spoken = style(component(visuallyHidden));

import { style } from '@vanilla-extract/css';
import { numeric, visuallyHidden } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const root = style(component({ position: 'relative', whiteSpace: 'nowrap', ...numeric }));
export const spoken = style(component(visuallyHidden));

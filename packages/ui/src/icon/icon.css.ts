import { style } from '@vanilla-extract/css';
import { component } from '../theme/rules.ts';

export const root = style(component({ display: 'block', flexShrink: 0 }));
export const mirrored = style(component({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } }));

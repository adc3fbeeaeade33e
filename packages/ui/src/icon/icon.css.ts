import { style } from '@vanilla-extract/css';
import { component, rtl } from '../theme/rules.ts';

export const root = style(component({ display: 'block', flexShrink: 0 }));
export const mirrored = style(component({ selectors: { [rtl]: { transform: 'scaleX(-1)' } } }));
/** Centred on the capitals at any text size. */
export const inText = style(component({ display: 'inline-block', verticalAlign: 'calc((1cap - 1.15em) / 2)' }));

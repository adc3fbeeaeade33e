import { style } from '@vanilla-extract/css';
import { component } from '../theme/rules.ts';

export const inline = style(component({ display: 'inline' }));

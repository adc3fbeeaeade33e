import { style } from '@vanilla-extract/css';
import { visuallyHidden } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const root = style(component(visuallyHidden));

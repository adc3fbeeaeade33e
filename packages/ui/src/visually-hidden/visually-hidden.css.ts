import { style } from '@vanilla-extract/css';
import { component, visuallyHidden } from '../theme/index.ts';

export const root = style(component(visuallyHidden));

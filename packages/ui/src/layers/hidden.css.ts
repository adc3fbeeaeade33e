import { style } from '@vanilla-extract/css';
import { visuallyHidden } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

/** Hidden visually, but announced. One rule for all components that a page loads. */
export const hidden = style(component(visuallyHidden));

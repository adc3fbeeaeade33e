import './themes.css.ts';

export { type Color, type FontSize, type Space, vars } from './contract.css.ts';
export { layers } from './layers.css.ts';
export { type Breakpoint, below, breakpoints, up, when } from './media.ts';
export { colorTransition, focusRing, hitArea, numeric, visuallyHidden } from './mixins.ts';

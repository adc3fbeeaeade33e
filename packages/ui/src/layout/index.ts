export type { Align, Gap, Justify, LayoutElement, Responsive } from './responsive.ts';

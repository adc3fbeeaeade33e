/** Elements with this attribute stay usable above any dialog. The name is React Aria's, so that both libraries agree. */
export const TOP_LAYER = 'data-react-aria-top-layer';

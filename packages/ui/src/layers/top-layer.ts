/**
 * Elements with this attribute stay usable above any dialog. The name is the same as React Aria's for interoperability.
 */
export const TOP_LAYER = 'data-react-aria-top-layer';

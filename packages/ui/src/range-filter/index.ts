export { RangeFilter, type RangeFilterProps } from './range-filter.tsx';
export { formatRange, parseRange, type Range } from './range-value.ts';
export { countByStop, logStops } from '../slider/scale.ts';
export type { Collision } from '../slider/place.ts';

export * from './radio-tile-list.tsx';
export * from './radio-tile-rows.tsx';
export * from './radio-tiles.tsx';
export type { RadioTileOption, RadioTilesState } from './tile.tsx';

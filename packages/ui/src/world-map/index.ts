export type { WorldMapPoint } from './map-point.tsx';
export * from './world-map.tsx';

export * from './city-map.tsx';
export * from './distance.ts';

export * from './time-series.tsx';

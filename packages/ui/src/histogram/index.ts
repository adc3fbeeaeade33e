export * from './histogram.tsx';

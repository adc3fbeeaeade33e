export * from './sparkline.tsx';

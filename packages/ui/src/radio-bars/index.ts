export * from './radio-bars.tsx';

export * from './bars.tsx';

export * from './spread.tsx';

export * from './split.tsx';

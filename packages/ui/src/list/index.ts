export * from './list.tsx';

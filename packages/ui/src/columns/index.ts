export * from './columns.tsx';

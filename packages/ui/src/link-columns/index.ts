export * from './link-columns.tsx';

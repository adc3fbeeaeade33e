export * from './resizable-columns.tsx';

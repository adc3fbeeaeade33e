export * from './page-head.tsx';

export * from './page-body.tsx';

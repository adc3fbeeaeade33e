export * from './page-layout.tsx';

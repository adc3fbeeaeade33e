export * from './load-more.tsx';

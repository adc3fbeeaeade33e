export * from './data-bar.tsx';

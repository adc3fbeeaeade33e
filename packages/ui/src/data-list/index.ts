export * from './data-list.tsx';

export * from './place-list.tsx';

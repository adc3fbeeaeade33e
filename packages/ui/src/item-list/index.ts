export * from './item-list.tsx';

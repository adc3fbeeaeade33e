export type { TableSort } from './sort-label.tsx';
export * from './table.tsx';

export * from './use-table-grid.ts';

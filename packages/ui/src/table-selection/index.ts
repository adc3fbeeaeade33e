export * from './use-table-selection.tsx';

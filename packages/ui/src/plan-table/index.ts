export * from './plan-table.tsx';

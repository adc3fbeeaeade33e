export * from './arrange-rows.ts';
export * from './column.ts';
export * from './data-table.tsx';
export * from './labels.ts';
export * from './view.ts';

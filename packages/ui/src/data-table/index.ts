export * from './arrange-rows.ts';
export * from './column.ts';
export * from './data-table.tsx';
export * from './labels.ts';
export { type AddressColumn, type DataTableView, initialView, readTableView, tableViewHref } from './view.ts';

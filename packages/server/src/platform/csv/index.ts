// The door of platform/csv: other areas import nothing past it.
export { type CsvCell, csvOf } from './csv.ts';
export { csvRoute, type CsvTable } from './csv-route.ts';

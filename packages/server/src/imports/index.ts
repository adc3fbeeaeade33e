// The door of imports: other areas import nothing past it.
export { readCsv } from './csv/csv.ts';
export { importsModule } from './module.ts';
export { readMap } from './map.ts';
export { printed } from './report.ts';
export { runImport } from './run.ts';
export { readWhmcs } from './whmcs/whmcs.ts';

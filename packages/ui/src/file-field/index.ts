export type { FileRejection } from './check-files.ts';
export * from './file-field.tsx';
export type { FileFieldFile } from './files.ts';

export * from './confirm-dialog/index.ts';
export * from './dialog/index.ts';
export * from './side-dialog/index.ts';

export * from './content-block.tsx';

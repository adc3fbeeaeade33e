export * from './status.tsx';

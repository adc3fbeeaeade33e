export * from './flag.tsx';

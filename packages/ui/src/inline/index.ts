export * from './inline.tsx';

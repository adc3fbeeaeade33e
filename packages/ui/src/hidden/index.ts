export * from './hidden.tsx';

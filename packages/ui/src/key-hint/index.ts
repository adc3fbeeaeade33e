export * from './key-hint.tsx';

export * from './result.tsx';

export * from './stat.tsx';

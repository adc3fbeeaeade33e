export * from './prose.tsx';

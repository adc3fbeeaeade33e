export * from './choice-links.tsx';

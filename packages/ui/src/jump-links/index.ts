export * from './jump-links.tsx';

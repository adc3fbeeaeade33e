export * from './link-wall.tsx';

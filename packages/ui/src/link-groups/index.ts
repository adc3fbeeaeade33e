export * from './link-groups.tsx';

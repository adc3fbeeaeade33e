export * from './skeleton-region.tsx';
export * from './skeleton.tsx';

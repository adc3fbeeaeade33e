export * from './empty-picture.tsx';
export * from './empty-state.tsx';

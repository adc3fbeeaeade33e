export * from './split-view.tsx';

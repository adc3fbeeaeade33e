export * from './timeline.tsx';

export * from './callout.tsx';

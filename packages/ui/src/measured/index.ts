export * from './measured.tsx';

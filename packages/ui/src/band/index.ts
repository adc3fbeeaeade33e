export * from './band.tsx';

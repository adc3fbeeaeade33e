export * from './print-area.tsx';

export * from './steps.tsx';

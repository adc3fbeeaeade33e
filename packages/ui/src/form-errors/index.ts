export * from './form-errors.tsx';

export * from './fieldset.tsx';

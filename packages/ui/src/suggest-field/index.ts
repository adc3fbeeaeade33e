export * from './suggest-field.tsx';

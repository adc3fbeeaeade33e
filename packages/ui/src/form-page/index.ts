export * from './form-page.tsx';

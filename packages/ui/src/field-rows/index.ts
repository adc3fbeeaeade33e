export * from './field-rows.tsx';

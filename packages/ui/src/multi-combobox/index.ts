export * from './multi-combobox.tsx';

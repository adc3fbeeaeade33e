export * from './radio-tabs.tsx';

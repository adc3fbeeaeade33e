export * from './icon-text.tsx';

export * from './bleed.tsx';

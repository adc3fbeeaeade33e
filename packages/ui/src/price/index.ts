export * from './format-price.ts';
export * from './price.tsx';

export * from './rolling-price.tsx';

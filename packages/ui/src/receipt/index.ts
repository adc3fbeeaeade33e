export * from './receipt.tsx';

export * from './order-summary.tsx';

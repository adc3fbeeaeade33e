export * from './account-summary.tsx';

export * from './order-summary.tsx';
export type { OrderSummaryLine } from './summary-line.tsx';

export type { ReceiptLine } from './receipt-line.tsx';
export * from './receipt.tsx';

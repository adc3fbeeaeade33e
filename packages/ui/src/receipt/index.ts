export type { ReceiptLine } from './use-changing-lines.ts';
export * from './receipt.tsx';

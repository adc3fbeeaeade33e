export { SnapSheet, type SnapSheetProps } from './snap-sheet.tsx';
export type { SnapPoint } from './heights.ts';

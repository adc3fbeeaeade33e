export type { MeterLevel } from './levels.ts';
export * from './meter.tsx';

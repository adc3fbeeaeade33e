export type { Volume } from './layers.ts';
export * from './volume-stack.tsx';

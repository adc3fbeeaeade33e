export * from './diff-view.tsx';
export type { DiffHunk } from './parts.ts';

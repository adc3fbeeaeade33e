export type { CopyLabels } from './copy-button.tsx';
export * from './copyable.tsx';

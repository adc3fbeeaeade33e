export type { TextEditorAction } from './actions.ts';
export type { TextEditorPreviewLabels } from './editor-preview.tsx';
export * from './text-editor.tsx';

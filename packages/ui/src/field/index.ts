export type { FieldMessages, FieldTexts } from './field-ids.ts';
export * from './field.tsx';
export * from './requirement-words.ts';

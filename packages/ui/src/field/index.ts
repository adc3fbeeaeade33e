export type { FieldTexts } from './field-ids.ts';
export * from './field.tsx';

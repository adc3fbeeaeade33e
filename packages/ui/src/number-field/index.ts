export * from './number-field.tsx';
export { parseNumber } from './parse-number.ts';

export * from './date-range-field.tsx';
export { addDays, addMonths, type DateRange } from './dates.ts';

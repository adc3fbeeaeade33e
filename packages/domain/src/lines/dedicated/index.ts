export * from './bays.ts';
export * from './choice.ts';
export * from './filter.ts';
export * from './fixes.ts';
export * from './pricing.ts';
export * from './problems.ts';
export * from './query.ts';
export * from './raid.ts';

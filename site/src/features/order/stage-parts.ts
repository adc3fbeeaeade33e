import type { Stage } from './stages.ts';

/** The stages with a script of their own (`late-stages.ts`), for a route's `parts`. */
export const stageParts: Readonly<Record<Stage, readonly string[]>> = {
  configuration: [],
  account: ['src/features/order/account-stage.tsx'],
  'personal-data': ['src/features/order/personal-data-stage.tsx'],
  payment: ['src/features/order/payment-stage.tsx'],
};

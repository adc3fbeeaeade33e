import type { AuthProblem } from './auth-errors.ts';

/** What is wrong when the password was right, but the sign-in failed. */
export const inactive: readonly AuthProblem[] = [{ field: null, say: 'inactive' }];

import type { AuthProblem } from './auth-errors.ts';

/** What is wrong when the password was right, and nobody is signed in. */
export const inactive: readonly AuthProblem[] = [{ field: null, say: 'inactive' }];

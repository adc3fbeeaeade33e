import { accountCalls } from './account.ts';
import { authCalls } from './auth.ts';
import { paymentCalls } from './payments.ts';
import { siteCalls } from './site.ts';
import { vpsCalls } from './vps.ts';

/** Every call between site and backend, by its id. A product line adds a file of its own and a line here. */
export const calls = { ...siteCalls, ...accountCalls, ...vpsCalls, ...paymentCalls, ...authCalls } as const;

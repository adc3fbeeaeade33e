import { useAuth } from '../../app/visitor/use-auth.ts';

/** Whether the role of the viewer changes balances. */
export const useMayPay = (): boolean => useAuth().menu?.staff?.includes('payments') ?? false;

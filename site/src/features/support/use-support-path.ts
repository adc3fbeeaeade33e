import { useAuth } from '../../start/use-auth.ts';

/** Where support is asked: a new ticket for those who have a profile, else the form of the contacts page. */
export const useSupportPath = (): string =>
  useAuth().status === 'settled' ? '/my/tickets/new/' : '/contacts/#contact-form';

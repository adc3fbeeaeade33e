import { useAuth } from '../../start/use-auth.ts';
import { useServiceHref } from '../service-host/use-service-href.ts';

/** Where support is asked: a new ticket for those who have a profile, else the form of the contacts page. */
export function useSupportPath(): string {
  const serviceHref = useServiceHref();
  return useAuth().status === 'settled' ? serviceHref('/my/tickets/new/') : '/contacts/#contact-form';
}

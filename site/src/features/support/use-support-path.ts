import { useAuth } from '../../app/visitor/use-auth.ts';
import { useServiceHref } from '../../parts/service-host/use-service-href.ts';

/** Path to support: a new ticket for visitors with a profile, else the form of the contacts page. */
export function useSupportPath(): string {
  const serviceHref = useServiceHref();
  return useAuth().status === 'settled' ? serviceHref('/my/tickets/new/') : '/contacts/#contact-form';
}

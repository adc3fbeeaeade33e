import { serviceQuery } from '../../api/account.ts';
import { isApiError } from '../../api/errors.ts';
import { paymentMethodsQuery } from '../../api/payments.ts';
import type { AppContext } from '../../app/app-context.tsx';
import { newRequestKey } from '../actions/request-key.ts';
import { serviceIdOf } from '../../parts/service/service-id.ts';
import { isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';

/** Data of a payment page for a service. */
export interface ServicePaymentData {
  id: number;
  name: string;
  /** Sent with the form, so that a second click pays once. */
  requestKey: string;
}

/**
 * Loads a service and the payment methods for its owner; everybody else has to sign in, or gets a 404.
 * @param param the id in the address
 * @param also additional data of the service for the page
 */
export async function loadServicePayment(
  app: AppContext,
  url: URL,
  param: string | undefined,
  also?: (id: number) => Promise<unknown>,
): Promise<ServicePaymentData | Response> {
  if (!(await isSignedIn(app))) return toLogin(app, url.pathname);
  const id = serviceIdOf(param);
  const { queryClient } = app;
  try {
    const [{ name }] = await Promise.all([
      queryClient.fetchQuery({ ...serviceQuery(app, id), staleTime: 0 }),
      queryClient.prefetchQuery(paymentMethodsQuery(app)),
      also?.(id),
    ]);
    return { id, name, requestKey: newRequestKey() };
  } catch (error) {
    if (isApiError(error, 401)) return toLogin(app, url.pathname);
    throw error;
  }
}

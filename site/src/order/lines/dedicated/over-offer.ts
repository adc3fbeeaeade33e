import type { DsOffer } from '@hoster/contract';
import { redirect } from 'react-router-dom';
import { dsOffersQuery } from '../../../api/dedicated.ts';
import type { AppContext } from '../../../app/app-context.tsx';
import { isSignedIn, toLogin } from '../../../features/auth/session/to-login.ts';
import { localPath } from '../../../i18n/languages.ts';

/** In the address of a server: why an offer of it can no longer be ordered. */
const OVER_PARAM = 'offer_over';

/** Why an offer can no longer be ordered. */
export type OverOffer = Exclude<DsOffer['state'], 'open'>;
const states: readonly OverOffer[] = ['ordered', 'expired', 'withdrawn'];

/** The state of the offer that led to a server's page; null for none. */
export const overIn = (query: URLSearchParams): OverOffer | null =>
  states.find((state) => state === query.get(OVER_PARAM)) ?? null;

/**
 * Where the address of an offer that can't be shown leads: visitors sign in first, its customer sees the server with the
 * reason. Null for an offer that isn't the customer's.
 */
export async function overOfferAddress(
  app: AppContext,
  { offer, slug, query }: { offer: string; slug: string; query: URLSearchParams },
): Promise<Response | null> {
  if (!(await isSignedIn(app))) return toLogin(app, `${localPath(app.lang, `/dedicated-servers/${slug}/`)}?${query}`);
  const offers = await app.queryClient.fetchQuery({ ...dsOffersQuery(app), staleTime: 0 });
  const own = offers.find(({ id }) => String(id) === offer);
  if (!own || own.state === 'open') return null;
  const [path = ''] = own.url.split('?');
  return redirect(`${localPath(app.lang, path)}?${OVER_PARAM}=${own.state}`);
}

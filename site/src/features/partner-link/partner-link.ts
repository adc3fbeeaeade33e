import type { AttributionCookie } from '@hoster/domain/visitor/attribution';
import { matchPage } from '../../app/router/match-page.ts';

/** Parameter that names the partner; the cookie of the same name keeps its value. */
const PARAMETER: AttributionCookie = 'partner_ref';

/** Characters that messengers and shorteners don't encode (RFC 3986, “unreserved”). */
const CODE = /^[\w.~-]{1,100}$/;

/** Reason why there is no link: `foreign` is an address of another site, `unknown` one without a page. */
export interface PartnerLinkErrors {
  address?: 'required' | 'foreign' | 'unknown';
  code?: 'required' | 'invalid';
}

/**
 * Adds a partner's code to the address of a page.
 * @param address complete, without scheme (`hoster.example/vpn/`), or a path of the site
 * @param code the partner's code
 * @param origin scheme and host of the site
 */
export function partnerLink(
  address: string,
  code: string,
  origin: string,
): { link: string } | { errors: PartnerLinkErrors } {
  const page = pageAt(address.trim(), origin);
  const partner = code.trim();
  const codeError = partner === '' ? 'required' : CODE.test(partner) ? null : 'invalid';
  if (typeof page === 'string' || codeError)
    return { errors: { ...(typeof page === 'string' && { address: page }), ...(codeError && { code: codeError }) } };
  page.searchParams.set(PARAMETER, partner);
  // Only validated parts: an address can also contain a user name.
  return { link: origin + page.pathname + page.search + page.hash };
}

/** The address of one of our pages, or the reason why it's invalid. */
function pageAt(text: string, origin: string): URL | NonNullable<PartnerLinkErrors['address']> {
  if (text === '') return 'required';
  const { host } = new URL(origin);
  // `URL` alone isn't enough: it takes the host of `localhost:3000/vpn/` for a scheme.
  const absolute = text === host || text.startsWith(`${host}/`) ? `https://${text}` : text;
  if (!URL.canParse(absolute, origin)) return 'foreign';
  const url = new URL(absolute, origin);
  if (!/^https?:$/.test(url.protocol) || url.host !== host) return 'foreign';
  return matchPage(url.pathname) ? url : 'unknown';
}

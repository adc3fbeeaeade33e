import type { IncomingMessage } from 'node:http';
import { attributionOfVisit } from '@hoster/domain/visitor/attribution';
import { consentCookie, consentFrom } from '@hoster/domain/visitor/consent';
import { cookieValue } from '@hoster/domain/visitor/cookies';
import type { SiteConfig } from '../config.ts';
import { createJar } from '../proxy/transport.ts';

/** Attribution of a visit. */
export interface VisitAttribution {
  /** Set-Cookie lines; none unless the visitor has agreed to marketing cookies. */
  readonly lines: string[];
  /** Code of a partner whose link was opened for the first time, or for the first time after another's; else null. */
  readonly partner: string | null;
}

const nothing: VisitAttribution = { lines: [], partner: null };

/** What to keep of a visit, if the visitor has agreed to marketing cookies. */
export function attributionOf({ headers, method, url = '/' }: IncomingMessage, config: SiteConfig): VisitAttribution {
  const { cookie = '', referer = '' } = headers;
  if (method !== 'GET' || !consentFrom(cookieValue(cookie, consentCookie.name))?.marketing) return nothing;
  const page = config.publicOrigin + url;
  if (!URL.canParse(page)) return nothing;
  const jar = createJar(cookie, config);
  let partner: string | null = null;
  for (const { name, value, days } of attributionOfVisit(new URL(page), referer, jar.get, config.cookieDomain)) {
    if (name === 'partner_ref' && jar.get(name) !== value) partner = value;
    jar.set(name, value, { days, shared: true });
  }
  return { lines: jar.lines, partner };
}

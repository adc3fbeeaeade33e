import type { IncomingMessage } from 'node:http';
import { attributionOfVisit } from '@hoster/domain/visitor/attribution';
import { consentCookie, consentFrom } from '@hoster/domain/visitor/consent';
import { cookieValue } from '@hoster/domain/visitor/cookies';
import type { SiteConfig } from '../config.ts';
import { createJar } from '../proxy/transport.ts';

/** Set-Cookie lines with the attribution of the visit, if the visitor has agreed to marketing cookies. */
export function attributionLines({ headers, method, url = '/' }: IncomingMessage, config: SiteConfig): string[] {
  const { cookie = '', referer = '' } = headers;
  if (method !== 'GET' || !consentFrom(cookieValue(cookie, consentCookie.name))?.marketing) return [];
  const page = config.publicOrigin + url;
  if (!URL.canParse(page)) return [];
  const jar = createJar(cookie, config);
  for (const { name, value, days } of attributionOfVisit(new URL(page), referer, jar.get, config.cookieDomain)) {
    jar.set(name, value, { days, shared: true });
  }
  return jar.lines;
}

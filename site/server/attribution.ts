import type { IncomingMessage } from 'node:http';
import { attributionOfVisit } from '@hoster/domain/attribution';
import { consentCookie, consentFrom } from '@hoster/domain/consent';
import { cookieValue } from '../src/start/cookies.ts';
import type { Settings } from './config.ts';
import { createJar } from './transport.ts';

/** Set-Cookie lines with what brought the visitor to a page, if they have agreed to marketing cookies. */
export function attributionLines({ headers, method, url = '/' }: IncomingMessage, config: Settings): string[] {
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

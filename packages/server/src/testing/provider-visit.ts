import type { Browser } from './browser.ts';
import type { OpenIdPerson } from './openid-provider.ts';

const redirectPath = '/auth/_allauth/browser/v1/auth/provider/redirect';

/** The form by which our pages send a visitor to a provider. @returns the address to which the answer leads */
export async function setOut(browser: Browser, fields: Readonly<Record<string, string>>): Promise<string> {
  if (!browser.cookies.has('csrftoken')) await browser.get('/auth/_allauth/browser/v1/config');
  const form = new URLSearchParams({
    process: 'login',
    callback_url: '/my/',
    csrfmiddlewaretoken: browser.cookies.get('csrftoken') ?? '',
    ...fields,
  });
  const answer = await browser.form(redirectPath, form);
  if (answer.statusCode !== 302) throw new Error(`The redirect answered ${answer.statusCode}.`);
  return answer.headers.location ?? '';
}

/** Goes through the pages of the test's OpenID provider. @returns the address to which it sends the visitor back */
export async function visitProvider(authorizeUrl: string, who: OpenIdPerson | 'decline'): Promise<string> {
  const origin = new URL(authorizeUrl).origin;
  const cookies = new Map<string, string>();
  let next = authorizeUrl;
  let body: URLSearchParams | null = null;
  for (let step = 0; step < 10; step += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer: Response = await fetch(next, {
      method: body ? 'POST' : 'GET',
      body,
      headers: { cookie },
      redirect: 'manual',
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (location === null) {
      // The page that asks who one is.
      if (body || !answer.ok) throw new Error(`${next} answered ${answer.status}: ${await answer.text()}`);
      body = new URLSearchParams(who === 'decline' ? { decline: '1' } : { person: JSON.stringify(who) });
      continue;
    }
    next = new URL(location, next).href;
    body = null;
    if (new URL(next).origin !== origin) return next;
  }
  throw new Error('The provider sends its visitors in circles.');
}

/** The whole way: out, through the provider, and back. @returns where the visitor ends */
export async function throughProvider(
  browser: Browser,
  fields: Readonly<Record<string, string>>,
  who: OpenIdPerson | 'decline',
): Promise<string> {
  return comeBack(browser, await visitProvider(await setOut(browser, fields), who));
}

/** Opens the address to which a provider has sent the visitor. @returns where they end */
export async function comeBack(browser: Browser, address: string): Promise<string> {
  const url = new URL(address);
  const answer = await browser.get(url.pathname + url.search);
  if (answer.statusCode !== 302) throw new Error(`The callback answered ${answer.statusCode}: ${answer.body}`);
  return answer.headers.location ?? '';
}

import { request } from 'playwright';
import { authCall } from '../e2e/support/auth-call.ts';
import { hasLanguages, LANGUAGES, localPath, type Lang } from '../src/i18n/languages.ts';
import { pageAddresses } from '../src/testing/page-addresses.ts';

/** A visit to a page type, in one language and session. */
export interface Visit {
  /** Name of the page type (`page-addresses.ts`). */
  page: string;
  path: string;
  language: Lang;
  /** Value of the Cookie header. */
  cookies: string;
}

/** Cookies of the signed-in demo customer. */
async function signIn(origin: string): Promise<string> {
  const context = await request.newContext();
  await authCall(context, origin, ['POST', '/auth/login'], { username: 'demo', password: 'demo-hoster-2026' });
  const { cookies } = await context.storageState();
  await context.dispose();
  return cookies.map(({ name, value }) => `${name}=${value}; `).join('');
}

/**
 * Returns a visit to each page type in each language; where the address has no language, the cookie decides. Pages of the
 * account are the demo customer's.
 * @param pages names of page types; none: all
 * @throws Error for a page type that doesn't exist
 */
export async function visitsTo(origin: string, pages: readonly string[]): Promise<Visit[]> {
  const unknown = pages.filter((page) => !(page in pageAddresses));
  if (unknown.length > 0) throw new Error(`No such page type: ${unknown.join(', ')}.`);
  const customer = await signIn(origin);
  return Object.entries(pageAddresses)
    .filter(([page]) => pages.length === 0 || pages.includes(page))
    .flatMap(([page, path]) =>
      LANGUAGES.map((language) => ({
        page,
        path: hasLanguages(path) ? localPath(language, path) : path,
        language,
        cookies: `${path.startsWith('/my/') ? customer : ''}django_language=${language}`,
      })),
    );
}

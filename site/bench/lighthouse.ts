import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumArgs, chromiumPath } from '../../scripts/chromium.ts';
import { startSite } from '../e2e/support/processes.ts';

const pages = ['/', '/virtual-private-servers/', '/virtual-private-servers/nvme-3/', '/auth/login/'];
const floors = { performance: 0.95, accessibility: 1, 'best-practices': 1, seo: 1 } as const;
type Category = keyof typeof floors;

/** Login has one address for both languages and is not indexed: the cookie decides, and SEO does not count. */
const visits = pages.flatMap((path) =>
  path.startsWith('/auth/')
    ? ['en', 'ru'].map((language) => ({ path, language }))
    : [
        { path, language: 'en' },
        { path: `/ru${path}`, language: 'ru' },
      ],
);

/** One measured visit. Lighthouse sometimes loses its own trace and asks to be run again: that is no figure, so it is. */
async function measure(url: string, port: number, language: string, attempts = 3) {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: Object.keys(floors),
    extraHeaders: { Cookie: `django_language=${language}` },
  });
  const lost = result?.lhr.runtimeError?.message ?? result?.lhr.audits['largest-contentful-paint']?.errorMessage;
  if (result && !lost) return result.lhr;
  if (attempts === 1) throw new Error(`${url} (${language}) could not be measured: ${lost}`);
  return measure(url, port, language, attempts - 1);
}

/** Lighthouse's mobile profile on a cold browser, one visit a page. @returns what is under its floor. */
export async function benchLighthouse(): Promise<string[]> {
  const site = await startSite();
  const chrome = await launch({
    chromePath: chromiumPath,
    chromeFlags: ['--headless=new', ...chromiumArgs],
  });
  const under: string[] = [];
  try {
    console.log('page'.padEnd(46), 'perf   a11y   best   seo    LCP ms  CLS    TBT ms');
    for (const { path, language } of visits) {
      const { categories, audits } = await measure(site.url + path, chrome.port, language);
      const score = (name: Category) => categories[name]?.score ?? 0;
      const scores = (Object.keys(floors) as Category[]).map((name) => score(name).toFixed(2).padEnd(6));
      const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
      console.log(
        `${path} (${language})`.padEnd(46),
        scores.join(' '),
        String(Math.round(value('largest-contentful-paint'))).padEnd(7),
        value('cumulative-layout-shift').toFixed(3).padEnd(6),
        Math.round(value('total-blocking-time')),
      );
      for (const name of Object.keys(floors) as Category[]) {
        if (name === 'seo' && path.startsWith('/auth/')) continue;
        if (score(name) >= floors[name]) continue;
        const failed = (categories[name]?.auditRefs ?? []).filter(
          (ref) => (audits[ref.id]?.score ?? 1) < 1 && ref.weight > 0,
        );
        under.push(`${path} (${language}): ${name} ${score(name)}: ${failed.map((ref) => ref.id).join(', ')}`);
      }
    }
  } finally {
    chrome.kill();
    await site.stop();
  }
  return under;
}

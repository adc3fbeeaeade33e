import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumArgs, chromiumPath } from '../../scripts/chromium.ts';
import { startSite } from '../e2e/support/processes.ts';
import { visitsTo } from './visits.ts';

const floors = { performance: 0.97, accessibility: 1, 'best-practices': 1, seo: 1 } as const;
type Category = keyof typeof floors;

/** One measured visit. Retries when Lighthouse loses its own trace and asks to be run again. */
async function measure(url: string, port: number, cookies: string, attempts = 3) {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: Object.keys(floors),
    // Private pages aren't for search engines; the e2e crawler checks the public ones.
    skipAudits: ['is-crawlable'],
    extraHeaders: { Cookie: cookies },
  });
  const lost = result?.lhr.runtimeError?.message ?? result?.lhr.audits['largest-contentful-paint']?.errorMessage;
  if (result && !lost) return result.lhr;
  if (attempts === 1) throw new Error(`${url} could not be measured: ${lost}`);
  return measure(url, port, cookies, attempts - 1);
}

/**
 * Lighthouse's mobile profile on a cold browser, one visit to each page type in each language. The performance is that of
 * an idle machine only; the other scores don't depend on it.
 * @param pages names of page types (`page-addresses.ts`); none: all
 * @returns the scores below their minimum
 */
export async function benchLighthouse(pages: readonly string[]): Promise<string[]> {
  const site = await startSite();
  const chrome = await launch({
    chromePath: chromiumPath,
    chromeFlags: ['--headless=new', ...chromiumArgs],
  });
  const under: string[] = [];
  try {
    const visits = await visitsTo(site.url, pages);
    console.log('page'.padEnd(60), 'perf   a11y   best   seo    LCP ms  CLS    TBT ms');
    for (const { path, language, cookies } of visits) {
      const { categories, audits } = await measure(site.url + path, chrome.port, cookies);
      const score = (name: Category) => categories[name]?.score ?? 0;
      const scores = (Object.keys(floors) as Category[]).map((name) => score(name).toFixed(2).padEnd(6));
      const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
      console.log(
        `${path} (${language})`.padEnd(60),
        scores.join(' '),
        String(Math.round(value('largest-contentful-paint'))).padEnd(7),
        value('cumulative-layout-shift').toFixed(3).padEnd(6),
        Math.round(value('total-blocking-time')),
      );
      for (const name of Object.keys(floors) as Category[]) {
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

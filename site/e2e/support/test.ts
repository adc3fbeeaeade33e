import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { authCall } from './auth-call.ts';
import { type Running, startSite } from './processes.ts';
import { WAIT_TIMEOUT } from '../../../scripts/wait-timeout.ts';

export { expect } from '@playwright/test';

interface WorkerFixtures {
  /**
   * Variables of the site beyond the usual ones: `test.use({ siteEnv: … })` for a whole file. A file whose site differs
   * runs in one worker (`mode: 'default'`): starting a site for each worker would take longer than its tests.
   */
  siteEnv: Record<string, string>;
  /** The whole site on its own database, for all tests of a worker. Tests make their own customers. */
  site: Running;
}

/** Test with a running site; addresses are relative to it. */
export const test = base.extend<object, WorkerFixtures>({
  siteEnv: [{}, { option: true, scope: 'worker' }],
  site: [
    async ({ siteEnv }, use) => {
      const site = await startSite(siteEnv);
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 5 * WAIT_TIMEOUT },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  page: async ({ page }, use) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(`${String(error)} on ${page.url()}`));
    page.on('console', (message) => {
      // A refused or failed call is part of several journeys; what our own code says is not.
      const isRefusal = /^(Failed to load resource|WebSocket connection to)/.test(message.text());
      if (message.type() === 'error' && !isRefusal) problems.push(message.text());
    });
    await use(page);
    expect(problems, 'errors in the browser console').toEqual([]);
  },
});

const require = createRequire(import.meta.url);
const axeCore = createRequire(require.resolve('@axe-core/playwright'))('axe-core') as { source: string };

/** A rule that the page breaks, with where. */
interface Broken {
  id: string;
  nodes: { target: unknown[] }[];
}

/**
 * Returns what is broken of the rules that axe checks. In a page without frames axe runs alone and is loaded once per
 * document: its builder would load it twice for each run, which takes longer than the run.
 */
export async function broken(page: Page, runOnly: { type: 'tag' | 'rule'; values: string[] }): Promise<Broken[]> {
  const options = { runOnly, resultTypes: ['violations' as const] };
  // A theme that has just changed fades in: colours in between are nobody's.
  await page.evaluate(async () => {
    const fades = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(fades.map(({ finished }) => finished));
  });
  if (page.frames().length > 1) return (await new AxeBuilder({ page }).options(options).analyze()).violations;
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source);
  return page.evaluate(async (how) => {
    const { axe } = window as unknown as { axe: { run: (options: object) => Promise<{ violations: Broken[] }> } };
    const { violations } = await axe.run(how);
    return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target }) => ({ target })) }));
  }, options);
}

/** Fails with the rules that the page breaks and where. */
export async function expectAccessible(page: Page): Promise<void> {
  // What is scrolled half under the header that stays would count as small as what is seen of it, and a page scrolls
  // by itself: to the part in its address, to a notice that takes the focus.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(element).position === 'sticky') element.style.position = 'static';
    }
  });
  const found = await broken(page, {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  });
  expect(
    found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`),
    `axe on ${page.url()}`,
  ).toEqual([]);
}

/**
 * Waits until the page has everything that it asks for by itself. Only for assertions that nothing more happens, for
 * pictures and axe, which need a still page, and for what only the script does while HTML alone would lead elsewhere, such
 * as to a page in place of a panel. Elsewhere tests press as a person would: as soon as they see what they press.
 */
export async function settled(page: Page): Promise<void> {
  // On a busy machine the first paint, after which the scripts are asked for, comes later than the network rests.
  await page.waitForFunction(() => {
    const scripts = JSON.parse(document.getElementById('scripts')?.textContent ?? '[]') as string[];
    const awaited = new Set(scripts.map((href) => new URL(href, location.origin).href));
    if (awaited.size === 0) return true;
    return new Promise<boolean>((resolve) => {
      // A test's clock replaces `performance`, but not its observer.
      new PerformanceObserver((list) => {
        for (const { name } of list.getEntries()) awaited.delete(name);
        if (awaited.size === 0) resolve(true);
      }).observe({ type: 'resource', buffered: true });
    });
  });
  await page.waitForLoadState('networkidle');
  // Running them takes seconds on a busy machine, and parts that load on their own are taken over last. React marks what
  // it has taken over; what others put into a page, such as an article or the fields of a captcha, stays without a mark.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('#app button, #app [aria-expanded]')].every((control) =>
      Object.keys(control).some((key) => key.startsWith('__reactFiber$')),
    ),
  );
  // Chromium may never call back on a page that has nothing to draw.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2000 })));
}

/** Opens the account menu in the header as a mouse does. Hovering counts only when the script is there to notice it. */
export async function openAccountMenu(page: Page): Promise<void> {
  const header = page.getByRole('banner').first();
  const trigger = header.locator('a, button').filter({ visible: true }).last();
  await settled(page);
  // Until the menu has come, its place has a link.
  await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  await trigger.hover();
  await expect(header.locator('[aria-expanded=true]')).toBeVisible();
}

/** Signs the demo customer in with the calls of the form, without a page. */
export async function logInAsDemo({ request }: Page): Promise<void> {
  const { origin } = new URL((await request.get('/livez')).url());
  const { status } = await authCall(request, origin, ['POST', '/auth/login'], {
    email: 'demo@hoster.example',
    password: 'demo-hoster-2026',
  });
  expect(status).toBe(200);
}

/** Chooses an option by its label, where nothing is over it: a forced click would press what is. */
export const choose = (radio: Locator): Promise<void> => radio.locator('xpath=ancestor::label[1]').click();

let made = 0;

/** An address that no other test has, at a domain of its own: colleagues with one name share a free trial. */
export const freshEmail = (): string => `buyer-${process.pid}-${Date.now()}@shop-${(made += 1)}.example`;

/** A password that the rules accept. */
export const goodPassword = 'correct-horse-42';

/** Waits for an email to `email` with a matching subject, opens it in the mailbox and returns its text. */
export async function readMail(page: Page, origin: string, email: string, subject: RegExp): Promise<string> {
  const inbox = `${origin}/mail/?to=${encodeURIComponent(email)}`;
  await expect(async () => {
    await page.goto(inbox);
    await expect(page.getByRole('link', { name: subject }).first()).toBeVisible({ timeout: 100 });
  }).toPass();
  await page.getByRole('link', { name: subject }).first().click();
  return page.locator('main').innerText();
}

/** Returns the first link in an email whose address contains `part`. */
export function linkIn(letter: string, part: string): string {
  const found = letter.split(/\s+/).find((word) => word.startsWith('http') && word.includes(part));
  if (!found) throw new Error(`No link with ${part} in:\n${letter}`);
  return found;
}

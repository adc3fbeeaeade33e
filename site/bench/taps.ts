import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Browser, type Locator, type Page } from 'playwright';
import { chromiumArgs, chromiumPath } from '../../scripts/chromium.ts';
import { startSite } from '../e2e/support/processes.ts';

/** Maximum time from a first tap to its painted result, in milliseconds. */
const LIMIT = 300;
/** From the page's `load` to the tap, whether the page is ready or not. */
const TAP_AFTER_MS = 5000;
/** Milliseconds before the tap at which the target is scrolled into view. */
const REACH_MS = 1500;
/** Milliseconds before the tap at which the target's position is read. */
const STILL_MS = 300;
/** Visits for each tap: an odd number, for the median. */
const RUNS = 5;
const CPU_SLOWDOWN = 4;
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** Timeout for a busy machine; an idle one takes a second. */
const TIMEOUT_MS = 60_000;

interface Tap {
  name: string;
  path: string;
  target: (page: Page) => Locator;
  /** Element opened first, to reach the target. */
  open?: (page: Page) => Locator;
  /** Expression in the page. The result has appeared when its value differs from that before the tap. */
  seen: string;
}

const visible = (selector: string) => `document.querySelector(${JSON.stringify(selector)})?.checkVisibility() ?? false`;
const text = (selector: string) => `document.querySelector(${JSON.stringify(selector)})?.textContent`;

const taps: Tap[] = [
  {
    name: 'menu',
    path: '/',
    target: (page) => page.getByRole('button', { name: 'Menu' }),
    seen: visible('#menu-panel details[open] a'),
  },
  {
    name: 'sign-in',
    path: '/',
    target: (page) => page.locator('header').getByRole('button', { name: 'Sign in', exact: true }),
    seen: visible('#login-panel input[name=password]'),
  },
  {
    name: 'rent period, VPS catalogue',
    path: '/virtual-private-servers/',
    target: (page) => page.getByRole('main').getByRole('link', { name: '12 months' }),
    seen: text('td[data-part=price] data'),
  },
  {
    name: 'rent period, VPS plan',
    path: '/virtual-private-servers/nvme-3/',
    target: (page) => page.locator('label:has(input[name=period]:not(:checked))').first(),
    seen: text('main aside'),
  },
  {
    name: 'filter of dedicated servers',
    path: '/dedicated-servers/',
    open: (page) => page.getByText('Filters', { exact: true }),
    target: (page) => page.getByRole('checkbox', { name: 'Intel', exact: true }),
    seen: text('#servers'),
  },
];

/**
 * Runs in every document of a visit: a tap before the page is ready may follow its link. Measures from the event's time
 * stamp to the frame with the result.
 */
const watch = (seen: string) => `{
  const value = () => JSON.stringify(${seen});
  const now = (moment) => performance.timeOrigin + moment;
  const look = () => {
    if (!document.body || value() === sessionStorage.before || value() === undefined) return requestAnimationFrame(look);
    scheduler.postTask(() => (window.took = now(performance.now()) - Number(sessionStorage.tapped)), {
      priority: 'user-blocking',
    });
  };
  if (sessionStorage.tapped) requestAnimationFrame(look);
  window.armed = () => {
    addEventListener('pointerdown', ({ timeStamp }) => {
      const { loadEventEnd } = performance.getEntriesByType('navigation')[0];
      sessionStorage.before = value();
      sessionStorage.tapped = now(timeStamp);
      sessionStorage.after = timeStamp - loadEventEnd;
      requestAnimationFrame(look);
    }, { capture: true, once: true });
  };
}`;

interface Measured {
  /** From the tap to the painted result; infinite when none appeared in time. */
  ms: number;
  /** From the end of `load` to the tap. */
  after: number;
}

async function measure(browser: Browser, origin: string, tap: Tap): Promise<Measured> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', LINE);
  await page.addInitScript(watch(tap.seen));
  await page.goto(origin + tap.path, { waitUntil: 'load', timeout: TIMEOUT_MS });
  const loaded = performance.now();
  const until = (ms: number) => sleep(Math.max(0, ms - (performance.now() - loaded)));
  await until(TAP_AFTER_MS - REACH_MS);
  await tap.open?.(page).tap();
  const target = tap.target(page);
  // The page scrolls smoothly by default: the target would still be moving.
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.evaluate('armed()');
  // Animations of the opened element have ended by then.
  await until(TAP_AFTER_MS - STILL_MS);
  const place = await target.boundingBox();
  if (!place) throw new Error(`${tap.name}: nothing to tap.`);
  await until(TAP_AFTER_MS);
  await page.touchscreen.tap(place.x + place.width / 2, place.y + place.height / 2);
  const took = await page.waitForFunction(() => Reflect.get(window, 'took')).catch(() => null);
  const ms = took ? Number(await took.jsonValue()) : Infinity;
  const after = Number(await page.evaluate('sessionStorage.after'));
  await context.close();
  return { ms, after };
}

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[(RUNS - 1) / 2] ?? 0;

/** Time from the first tap to its painted result, on a slow phone. @returns what took too long. */
export async function benchTaps(): Promise<string[]> {
  const site = await startSite();
  const browser = await chromium.launch({ executablePath: chromiumPath, args: [...chromiumArgs] });
  const late: string[] = [];
  try {
    console.log(
      `${CPU_SLOWDOWN} × slower CPU, 150 ms, 1.6 Mbit/s, ${TAP_AFTER_MS / 1000} s after load, ${RUNS} visits`,
    );
    console.log('tap'.padEnd(28), 'median ms   shortest–longest   tapped after ms');
    for (const tap of taps) {
      const measured: Measured[] = [];
      for (let run = 0; run < RUNS; run++) measured.push(await measure(browser, site.url, tap));
      const times = measured.map(({ ms }) => Math.round(ms));
      const ms = median(times);
      console.log(
        tap.name.padEnd(28),
        String(ms).padStart(9),
        `${Math.min(...times)}–${Math.max(...times)}`.padStart(18),
        String(Math.round(median(measured.map(({ after }) => after)))).padStart(17),
      );
      if (times.includes(Infinity)) late.push(`${tap.name}: a tap had no result.`);
      if (ms > LIMIT) late.push(`${tap.name}: ${ms} ms, ${LIMIT} is asked.`);
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  return late;
}

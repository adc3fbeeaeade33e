import { chromium, type Browser, type Page } from 'playwright';
import { chromiumArgs, chromiumPath } from '../../scripts/chromium.ts';
import { startSite } from '../e2e/support/processes.ts';

/** The longest that a first tap may take until its result is painted, in milliseconds. */
const LIMIT = 300;
/** How long a page is left alone before it is tapped. */
const REST_MS = 5000;
/** From the end of scrolling to the tap. */
const REACH_MS = 1000;
const CPU_SLOWDOWN = 4;
/** Until a busy machine has done what takes an idle one a second. */
const PATIENCE_MS = 180_000;
/** What DevTools calls slow 4G. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };

interface Tap {
  name: string;
  path: string;
  /** The event whose moment is the tap's. */
  event: 'pointerdown' | 'change';
  act: (page: Page) => Promise<unknown>;
  /** Selector of what is scrolled to before, because it's far down the page. */
  reach?: string;
  /** Asked in the page at every frame: true once the result is there. */
  shown: string;
}

const summary = `document.querySelector('main aside')?.innerText`;
const taps: Tap[] = [
  {
    name: 'burger',
    path: '/',
    event: 'pointerdown',
    act: (page) => page.getByRole('button', { name: 'Menu' }).tap(),
    shown: `document.querySelector('#menu-panel details[open] a')?.checkVisibility()`,
  },
  {
    name: 'log in',
    path: '/',
    event: 'pointerdown',
    act: (page) => page.locator('header').getByRole('button', { name: 'Sign in' }).tap(),
    shown: `document.querySelector('#login-panel input[name=password]')?.checkVisibility()`,
  },
  {
    name: 'rent period',
    path: '/virtual-private-servers/nvme-3/',
    event: 'pointerdown',
    act: (page) => page.locator('label:has(input[name=period]:not(:checked))').first().tap(),
    shown: `${summary} !== before`,
  },
  {
    name: 'currency',
    path: '/virtual-private-servers/',
    event: 'change',
    reach: '#currency-picker',
    act: (page) => page.locator('#currency-picker').selectOption('USD'),
    shown: `document.querySelector('main').innerText.includes('$')`,
  },
];

interface Measured {
  ms: number;
  /** Script files before the tap and because of it, and the longest task until then at this CPU. */
  before: number;
  after: number;
  longestTask: number;
  /** When the page was at rest, in milliseconds since it was asked for. */
  restAfter: number;
}

async function measure(browser: Browser, origin: string, tap: Tap): Promise<Measured> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  await page.addInitScript(`
    window.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
    }).observe({ type: 'longtask', buffered: true });
  `);
  let scripts = 0;
  page.on('request', (request) => (scripts += request.resourceType() === 'script' ? 1 : 0));
  await page.goto(origin + tap.path, { waitUntil: 'load', timeout: PATIENCE_MS });
  await page.waitForTimeout(REST_MS);
  // A machine that is busy itself needs longer than the phone that it plays: what is measured is a page at rest.
  const restAfter = await page
    .waitForFunction(
      () =>
        Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')) &&
        Math.round(performance.now()),
    )
    .then((handle) => handle.jsonValue());
  if (tap.reach) {
    await page.locator(tap.reach).scrollIntoViewIfNeeded();
    await page.waitForTimeout(REACH_MS);
    await page.waitForFunction(() =>
      [...document.querySelectorAll('main > :last-child, footer')].every((part) =>
        Object.keys(part).some((key) => key.startsWith('__react')),
      ),
    );
  }
  const before = scripts;
  const longestTask = await page.evaluate<number>('window.longest');
  // The clock starts with the finger, by the time stamp of the event, and stops when the frame with the result is out.
  await page.evaluate(`
    before = ${summary};
    window.took = 0;
    addEventListener('${tap.event}', ({ timeStamp }) => {
      const look = () => {
        if (!(${tap.shown})) return requestAnimationFrame(look);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => (window.took = performance.now() - timeStamp);
        requestAnimationFrame(() => port2.postMessage(0));
      };
      look();
    }, { capture: true, once: true });
    0;
  `);
  await tap.act(page);
  const took = await page.waitForFunction(() => Reflect.get(window, 'took'));
  const ms = Number(await took.jsonValue());
  await context.close();
  return { ms, before, after: scripts - before, longestTask, restAfter: Number(restAfter) };
}

/** Time from the first tap to its painted result, on a slow phone. @returns what took too long. */
export async function benchTaps(): Promise<string[]> {
  const site = await startSite();
  const browser = await chromium.launch({ executablePath: chromiumPath, args: [...chromiumArgs] });
  const late: string[] = [];
  try {
    console.log(`${CPU_SLOWDOWN} × slower CPU, slow 4G, ${REST_MS / 1000} s after load`);
    console.log('tap            ms   at rest after ms   scripts before / because of it   longest task ms');
    for (const tap of taps) {
      const { ms, restAfter, before, after, longestTask } = await measure(browser, site.url, tap);
      console.log(
        tap.name.padEnd(12),
        String(Math.round(ms)).padStart(5),
        String(restAfter).padStart(18),
        `${before} / ${after}`.padStart(22),
        String(Math.round(longestTask)).padStart(28),
      );
      if (ms > LIMIT) late.push(`${tap.name}: ${Math.round(ms)} ms, ${LIMIT} is asked.`);
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  return late;
}

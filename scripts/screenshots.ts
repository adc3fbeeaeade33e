/**
 * Takes screenshots of the running site, for review and for the README:
 * `node scripts/screenshots.ts <origin> <folder> [path …]` at 390, 820 and 1440 px, light and dark, en and ru.
 * WIDTHS, THEMES and LANGS (comma-separated) select some of them. SIGNED_IN=demo signs in as the demo customer, SIGNED_IN=staff as the demo’s staff.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium } from 'playwright';
import { chromiumArgs, ensureChromium } from './chromium.ts';

const [origin, folder, ...given] = process.argv.slice(2);
if (!origin || !folder) {
  console.error('node scripts/screenshots.ts <origin> <folder> [path …]');
  process.exit(2);
}
const paths =
  given.length > 0 ? given : ['/', '/virtual-private-servers/', '/virtual-private-servers/nvme-3/', '/auth/login/'];
const list = (name: string, all: string[]) => process.env[name]?.split(',') ?? all;
const widths = list('WIDTHS', ['390', '820', '1440']).map(Number);
const themes = list('THEMES', ['light', 'dark']);
const langs = list('LANGS', ['en', 'ru']);
const name = (path: string) =>
  path
    .replace(/[?#].*/, '')
    .split('/')
    .filter(Boolean)
    .join('-') || 'home';

const who = process.env['SIGNED_IN'] === 'staff' ? 'staff' : 'demo';

async function signIn(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${origin}/auth/login/`);
  await page.locator('main input[name=login]').fill(who);
  await page.locator('main input[name=password]').fill(`${who}-hoster-2026`);
  await page.locator('main input[name=password]').press('Enter');
  await page.waitForURL('**/my/**');
  await page.close();
}

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: [...chromiumArgs] });
for (const lang of langs) {
  for (const theme of themes) {
    const context = await browser.newContext({
      colorScheme: theme === 'dark' ? 'dark' : 'light',
      reducedMotion: 'reduce',
      locale: lang === 'ru' ? 'ru-RU' : 'en-GB',
    });
    await context.addCookies([{ name: 'django_language', value: lang, url: origin }]);
    if (process.env['SIGNED_IN']) await signIn(context);
    for (const width of widths) {
      for (const path of paths) {
        const page = await context.newPage();
        await page.setViewportSize({ width, height: width < 500 ? 844 : 900 });
        const prefix = lang === 'ru' && !/^\/(my|auth|admin)\//.test(path) ? '/ru' : '';
        await page.goto(origin + prefix + path, { waitUntil: 'networkidle' });
        // Scrollbars are hidden in screenshots, so no space is reserved for them.
        await page.evaluate(() => (document.documentElement.style.scrollbarGutter = 'auto'));
        await page.screenshot({
          path: join(folder, `${name(path)}-${width}-${theme}-${lang}.png`),
          fullPage: !process.env['FOLD'],
        });
        await page.close();
      }
    }
    await context.close();
  }
}
await browser.close();

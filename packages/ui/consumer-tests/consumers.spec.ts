import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { serve } from './processes.ts';

/** All consumers render the same page. */
const consumers = [
  { name: 'a Vite app', folder: 'vite', command: ['server.js', 'dist'] },
  {
    name: 'a Vite app on React’s development build',
    folder: 'vite',
    command: ['server.js', 'dist-development'],
    development: true,
  },
  { name: 'a Next.js app', folder: 'next', command: ['node_modules/next/dist/bin/next', 'start'] },
  { name: 'a page without a bundler', folder: 'plain', command: ['server.js'] },
];

for (const { name, ...consumer } of consumers) {
  test.describe(name, () => {
    let server: Awaited<ReturnType<typeof serve>>;
    test.beforeAll(async () => {
      server = await serve(consumer);
    });
    test.afterAll(() => server.stop());

    test('is server-rendered', async ({ request }) => {
      const answer = await request.get(server.url);
      const html = await answer.text();
      expect(html).toContain('A page of another product');
      for (const component of ['stack', 'price', 'text-field', 'button', 'slider', 'accordion'])
        expect(html).toContain(`data-component="${component}"`);
      expect(html).not.toMatch(/ style="/);
      expect(answer.headers()['content-security-policy']).toContain("style-src 'self'");
    });

    test('hydrates and works without console errors under a strict policy', async ({ page }) => {
      const said: string[] = [];
      page.on('console', (message) => {
        // Always logged by React's development build.
        if (!message.text().includes('Download the React DevTools')) said.push(`${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => said.push(error.message));
      await page.addInitScript(() =>
        document.addEventListener('securitypolicyviolation', (event) =>
          console.error(`violates ${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`),
        ),
      );
      await page.goto(server.url);
      await expect(page.locator('html')).toHaveAttribute('data-hydrated');

      await page.getByRole('button', { name: 'Open the dialog' }).click();
      await expect(page.getByRole('dialog', { name: 'A dialog' })).toContainText('Words in the dialog.');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);

      await page.getByRole('button', { name: 'Show a toast' }).click();
      await expect(page.locator('[data-part="toast"]')).toContainText('Saved for later');

      const thumb = page.getByRole('slider', { name: 'Memory' });
      const before = await thumb.boundingBox();
      await thumb.press('ArrowRight');
      await expect(thumb).toHaveAttribute('aria-valuetext', '4 GB');
      await expect.poll(async () => (await thumb.boundingBox())?.x).toBeGreaterThan(before?.x ?? Infinity);

      await page.getByRole('button', { name: 'Where are the servers?' }).click();
      await expect(page.getByText('In three cities.')).toBeVisible();
      expect(said).toEqual([]);
    });

    test('is styled, and can be customised with tokens and CSS', async ({ page }) => {
      await page.goto(server.url);
      const action = page.getByRole('button', { name: 'Open the dialog' });
      await expect(action).toHaveCSS('background-color', 'rgb(255, 200, 0)');
      await expect(action).toHaveCSS('min-height', '44px');
      await expect(action).not.toHaveCSS('border-radius', '3px');
      await expect(page.getByRole('button', { name: 'Show a toast' })).toHaveCSS('border-radius', '3px');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^"?Onest Variable/);
      expect(await page.evaluate(() => document.fonts.load('16px "Onest Variable"').then(({ length }) => length))).toBe(
        1,
      );
    });
  });
}

test('applies the selected theme before the first paint with a file allowed by a strict policy', async ({ page }) => {
  const server = await serve({ folder: 'plain', command: ['server.js'] });
  try {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.route('**/own/client.js', (route) => route.abort());
    await page.goto(server.url);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  } finally {
    server.stop();
  }
});

const built = (...path: string[]): string => join(process.env['CONSUMERS'] ?? '', ...path);

/** Returns the content of all built files of a type. */
const sent = (folder: string, kind: 'js' | 'css'): string =>
  globSync(`${folder}/**/*.${kind}`, { cwd: built() })
    .map((file) => readFileSync(built(file), 'utf8'))
    .join('\n');

const draws = (script: string, component: string): boolean =>
  new RegExp(`data-component["']?:\\s*["'\`]${component}["'\`]`).test(script);

/** Returns a class name defined by a component's style sheet. */
function classOf(component: string): string {
  const css = readFileSync(built(`plain/node_modules/@hoster/ui/dist/${component}/${component}.css`), 'utf8');
  const [, name] = /\.(H[0-9a-z]{3,})[{,:[]/.exec(css) ?? [];
  if (!name) throw new Error(`${component}.css defines no class.`);
  return name;
}

test('Vite bundles only imported scripts and styles, in layer order', () => {
  const script = sent('vite/dist/client', 'js');
  expect(draws(script, 'accordion')).toBe(true);
  expect(draws(script, 'world-map')).toBe(false);
  const styles = sent('vite/dist/client', 'css');
  expect(styles).toContain(classOf('button'));
  expect(styles).not.toContain(classOf('world-map'));
  const layers = ['reset', 'theme', 'base', 'layout', 'components'].map((name) =>
    styles.indexOf(`@layer hoster.${name}`),
  );
  expect(layers).toEqual(layers.toSorted((a, b) => a - b));
  expect(layers[0]).toBeGreaterThan(-1);
});

test('Next.js keeps static parts of a server component on the server', () => {
  const script = sent('next/.next/static', 'js');
  expect(draws(script, 'accordion')).toBe(true);
  expect(['price', 'stat', 'heading', 'text-field'].filter((flat) => draws(script, flat))).toEqual([]);
});

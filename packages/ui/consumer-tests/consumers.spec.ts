import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { serve } from './processes.ts';

interface Consumer {
  name: string;
  folder: string;
  command: string[];
  development?: boolean;
}

const vite: Consumer = { name: 'a Vite app', folder: 'vite', command: ['server.js', 'dist'] };
const next: Consumer = {
  name: 'a Next.js app',
  folder: 'next',
  command: ['node_modules/next/dist/bin/next', 'start'],
};

/** All consumers render the same page at `/`. */
const consumers: Consumer[] = [
  vite,
  {
    name: 'a Vite app on React’s development build',
    folder: 'vite',
    command: ['server.js', 'dist-development'],
    development: true,
  },
  next,
  { name: 'a page without a bundler', folder: 'plain', command: ['server.js'] },
];

/** Collects console messages, errors and violations of the policy from now on. */
async function complaints(page: Page): Promise<string[]> {
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
  return said;
}

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
      const said = await complaints(page);
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

for (const { name, ...consumer } of [vite, next]) {
  test.describe(`two pages of another team in ${name}`, () => {
    let server: Awaited<ReturnType<typeof serve>>;
    test.beforeAll(async () => {
      server = await serve(consumer);
    });
    test.afterAll(() => server.stop());

    test('billing: table with selection and row menus, guarded side dialog, toasts, filters, tabs, pages', async ({
      page,
    }) => {
      const said = await complaints(page);
      const answer = await page.goto(`${server.url}/billing`);
      expect(await answer?.text()).toContain('INV-4');
      await expect(page.locator('html')).toHaveAttribute('data-hydrated');
      const rows = page.locator('tbody tr');
      await expect(rows).toHaveCount(4);

      await page.getByRole('checkbox', { name: 'Select INV-2' }).check();
      await expect(page.getByText('1 of 4 selected')).toBeVisible();

      await page.getByRole('button', { name: 'Actions for INV-1' }).click();
      await page.getByRole('menuitem', { name: 'Add a note' }).click();
      const dialog = page.getByRole('dialog', { name: 'Note on INV-1' });
      await dialog.getByRole('textbox', { name: 'Note' }).fill('Paid by transfer');
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
      await expect(dialog.getByRole('textbox', { name: 'Note' })).toHaveValue('Paid by transfer');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Note saved');
      await expect(page.getByRole('button', { name: 'Actions for INV-1' })).toBeFocused();

      await page.getByRole('link', { name: 'Page 2 of 3' }).click();
      await expect(rows.first()).toContainText('INV-5');
      await page.getByRole('combobox', { name: 'Country' }).click();
      await page.getByRole('option', { name: 'Germany' }).click();
      await expect(rows.first()).toContainText('INV-1');
      await page.getByRole('slider', { name: 'From' }).press('End');
      await expect(page.getByText('No invoice matches.')).toBeVisible();
      await page.getByRole('button', { name: 'Any amount' }).click();
      await expect(rows).toHaveCount(4);

      await page.getByRole('tab', { name: 'Saved cards' }).click();
      await expect(page.getByText('No saved cards yet.')).toBeVisible();
      expect(said).toEqual([]);
    });

    test('wizard: stepper, radio cards, comparison table, accordion, sliders and code input', async ({ page }) => {
      const said = await complaints(page);
      await page.goto(`${server.url}/wizard`);
      await expect(page.locator('html')).toHaveAttribute('data-hydrated');
      await page.getByRole('radio', { name: 'NVMe 1' }).check();
      await expect(page.getByRole('table', { name: 'Plans' })).toContainText('Daily backups');
      await page.getByRole('button', { name: 'How soon is a server ready?' }).click();
      await expect(page.getByText('In about a minute.')).toBeVisible();
      await page.getByRole('button', { name: 'Continue' }).click();

      await expect(page.getByRole('heading', { name: 'Size' })).toBeFocused();
      await page.getByRole('slider', { name: 'Memory' }).press('ArrowRight');
      await expect(page.getByRole('slider', { name: 'Memory' })).toHaveAttribute('aria-valuetext', '8 GB');
      await page.getByRole('button', { name: 'Continue' }).click();

      const code = page.getByRole('textbox', { name: 'Code from your app' });
      await code.fill('111111');
      await expect(page.getByText('This code is wrong or too old.')).toBeVisible();
      await code.fill('123456');
      await expect(page.getByRole('heading', { name: 'Your server is ordered' })).toBeVisible();
      await expect(page.getByText('small, 8 GB')).toBeVisible();
      expect(said).toEqual([]);
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

test('Next.js keeps static parts of a server component on the server', async ({ request }) => {
  const server = await serve(next);
  try {
    const html = await (await request.get(server.url)).text();
    // The other pages have client components only.
    const files = new Set(Array.from(html.matchAll(/_next(\/static\/[^"\\]+\.js)/g), ([, file = '']) => file));
    const script = Array.from(files, (file) => readFileSync(built('next/.next', file), 'utf8')).join('\n');
    expect(draws(script, 'accordion')).toBe(true);
    expect(['price', 'stat', 'heading', 'text-field'].filter((flat) => draws(script, flat))).toEqual([]);
  } finally {
    server.stop();
  }
});

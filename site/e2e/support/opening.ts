import { chromium, expect, type Page } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../../../scripts/chromium.ts';
import { freePort } from '../../../scripts/free-port.ts';
import { startSite } from './processes.ts';
import { goodPassword } from './test.ts';
import { codeNow } from './totp.ts';

/** Starts a public site on an empty database, with a browser that finds its address. @param env its mail server, and more */
export async function startEmptyShop(env: Record<string, string>) {
  const port = await freePort();
  const origin = `http://shop.hoster.test:${port}`;
  const site = await startSite({ PORT: String(port), PUBLIC_ORIGIN: origin, ...env });
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: [...chromiumArgs, '--host-resolver-rules=MAP *.hoster.test 127.0.0.1'],
  });
  return {
    /** Where other processes reach it. */
    url: site.url,
    /** The link that makes the first administrator. */
    link: /http\S+\/admin\/first-run\/\S+/.exec(site.output())?.[0] ?? '',
    /** A page in a browser of somebody's own. */
    newPage: (): Promise<Page> => browser.newPage({ baseURL: origin, locale: 'en-GB' }),
    stop: async (): Promise<void> => {
      await browser.close();
      await site.stop();
    },
  };
}

/** What the operator of a new site fills in, by group of the settings and label. */
export const settings = {
  company: {
    'Legal name': 'Example Hosting GmbH',
    'Short name': 'Example',
    Address: 'Torstraße 1\n10119 Berlin',
    'Tax country': 'DE',
    'VAT ID': 'DE123456789',
    Email: 'hello@shop.example',
  },
  brand: { Name: 'Example' },
  bank: { Beneficiary: 'Example Hosting GmbH', IBAN: 'NL93 DEMO 0123 4567 89', BIC: 'DEMONL2A' },
  payments: {},
  languages: {},
  currencies: { 'US dollars per euro': '1.2' },
  tax: {},
  lines: { 'VPS: built by': 'Staff, by hand' },
  sender: { 'Sender name': 'Example', 'Sender address': 'no-reply@shop.example' },
} as const;

/** Fills the group of settings that the page shows. */
export async function fillSettings(page: Page, group: keyof typeof settings): Promise<void> {
  const main = page.getByRole('main');
  for (const [label, text] of Object.entries<string>(settings[group])) {
    const field = main.getByLabel(label, { exact: true });
    const isList = await field.evaluate((element) => element.tagName === 'SELECT');
    await (isList ? field.selectOption(text) : field.fill(text));
  }
}

/** From the page of a link that sets a password to a session with 2FA, for somebody who became staff. */
export async function enterAsStaff(page: Page, email: string): Promise<void> {
  const main = page.getByRole('main');
  const password = main.locator('input[name=password]');
  await password.fill(goodPassword);
  await password.press('Enter');
  await page.waitForURL('**/auth/login/?reset');
  await main.getByLabel('Email', { exact: false }).first().fill(email);
  await password.fill(goodPassword);
  await password.press('Enter');
  await page.waitForURL((url) => !url.pathname.startsWith('/auth/'));
}

/** Turns on 2FA. */
export async function turnOnTotp(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await page.goto('/my/security/totp/');
  const secret = (await main.locator('code').first().innerText()).trim();
  // Six digits send themselves.
  await main.getByLabel('Six-digit code').fill(await codeNow(secret));
  await expect(main.getByRole('button', { name: 'Print codes' })).toBeVisible();
}

import type { Locator, Page } from '@playwright/test';
import { expect, freshEmail, goodPassword, linkIn, readMail } from './test.ts';
import { words, type Words } from './words.ts';

/** The profile that a buyer types in. */
export const profile = {
  de: { firstName: 'Ada', lastName: 'Berg', country: 'DE', city: 'Berlin', zip: '10115', address: 'Torstraße 1' },
  ru: { firstName: 'Анна', lastName: 'Орлова', country: 'RU', city: 'Москва', zip: '101000', address: 'Мясницкая, 1' },
} as const;

/** From the account stage to an account: signs up, reads the mail, confirms. Ends on the page the order waits on. */
export async function signUpMidway(
  page: Page,
  origin: string,
  t: Words,
  whileWaiting?: () => Promise<void>,
): Promise<string> {
  const email = freshEmail();
  await page.getByLabel(t.email, { exact: true }).fill(email);
  await page.getByLabel(t.password, { exact: true }).fill(goodPassword);
  await page.getByRole('button', { name: t.signUp }).click();
  await expect(page.getByText(t.checkMail)).toBeVisible();
  await whileWaiting?.();
  const letter = await readMail(page, origin, email, t.confirmSubject);
  // In the browser that signed up, opening the link confirms.
  await page.goto(linkIn(letter, '/auth/confirm-email/'));
  await page.waitForURL('**/virtual-private-servers/nvme-3/**');
  return email;
}

/** Ticks the box of the terms by its key: its label is full of links. */
export async function acceptTerms(page: Page, t: Words): Promise<void> {
  const box = page.getByRole('checkbox', { name: t.accept });
  await box.press('Space');
  await expect(box).toBeChecked();
}

/** The button of the payment stage. */
export const orderButton = (page: Page): Locator => page.getByRole('button', { name: /^Order .* for/ });

/** Fills the payment stage of an order: by card, terms accepted. */
export async function fillPayment(page: Page): Promise<void> {
  await page.getByText('Bank card', { exact: true }).click();
  await acceptTerms(page, words.en);
}

/** Fills the six fields that an invoice needs. */
export async function fillPersonalData(page: Page, t: Words, who: keyof typeof profile): Promise<void> {
  const { country, ...texts } = profile[who];
  for (const [field, text] of Object.entries(texts)) {
    await page.getByLabel(t.personal[field as keyof typeof texts], { exact: true }).fill(text);
  }
  await page.getByLabel(t.personal.country, { exact: true }).selectOption(country);
}

/** The account tells that the server runs, with its address; the mails tell the same. Gives the address. */
export async function expectActiveService(
  page: Page,
  origin: string,
  { t, email, name, total }: { t: Words; email: string; name: string; total: RegExp },
): Promise<string> {
  await page.goto(`${origin}/my/`);
  await page.getByRole('main').getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('main').getByText(t.active, { exact: true }).first()).toBeVisible();
  const address = await page
    .getByText(/^(203\.0\.113|198\.18\.\d+)\.\d+$/)
    .first()
    .innerText();
  expect(await readMail(page, origin, email, t.orderedSubject)).toMatch(total);
  expect(await readMail(page, origin, email, t.paidSubject)).toMatch(total);
  expect(await readMail(page, origin, email, t.readySubject)).toContain(address);
  return address;
}

/** Opens a part of a service's page: "Access", "Billing". */
export async function openPart(page: Page, name: string): Promise<void> {
  const parts = page.getByRole('navigation', { name: /^(Service pages|Страницы услуги)$/ });
  await parts.getByRole('link', { name, exact: true }).click();
  await expect(parts.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
}

/** Waits until the paid order is set up, and opens its service from the account. `running`: the word of its state. */
export async function openOrdered(page: Page, origin: string, name: string, running: string): Promise<void> {
  const main = page.getByRole('main');
  await page.waitForURL('**/my/payment/**');
  await expect(async () => {
    await page.goto(`${origin}/my/`);
    const row = main.getByRole('row').filter({ hasText: name });
    await expect(row.getByText(running, { exact: true })).toBeVisible({ timeout: 500 });
  }).toPass();
  await main.getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

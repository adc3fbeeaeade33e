import type { Page } from '@playwright/test';
import { profile } from './order.ts';

/** Presses Tab until the element that matches has the focus: what a keyboard can reach and in an order that ends. */
export async function tabTo(page: Page, role: string, name: RegExp, most = 120): Promise<void> {
  const wanted = page.getByRole(role as 'link', { name });
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    if ((await focused.count()) === 1 && (await focused.and(wanted).count()) === 1) return;
  }
  throw new Error(`${most} presses of Tab did not reach the ${role} ${String(name)} on ${page.url()}`);
}

/** Fills the six fields that an invoice needs, and sends them with the Enter key. */
export async function typePersonalData(page: Page): Promise<void> {
  await tabTo(page, 'textbox', /^First name/);
  await page.keyboard.type(profile.de.firstName);
  await tabTo(page, 'textbox', /^Last name/);
  await page.keyboard.type(profile.de.lastName);
  await tabTo(page, 'combobox', /^Country/);
  await page.keyboard.type('Germ');
  await tabTo(page, 'textbox', /^City/);
  await page.keyboard.type(profile.de.city);
  await tabTo(page, 'textbox', /^Postcode/);
  await page.keyboard.type(profile.de.zip);
  await tabTo(page, 'textbox', /^Address/);
  await page.keyboard.type(profile.de.address);
  await page.keyboard.press('Enter');
}

import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from './story.ts';

const places: [string, string, (page: Page) => Page | FrameLocator][] = [
  ['an iframe', 'tests-together-other-documents--frame', (page) => page.frameLocator('iframe[title="Frame"]')],
  // Locators find elements in open shadow roots.
  ['a shadow root', 'tests-together-other-documents--shadow', (page) => page],
];

for (const [name, story, placeOf] of places) {
  test(`in ${name}, a dialog opens there, is modal there, and returns focus`, async ({ page, show }) => {
    await show(story);
    const place = placeOf(page);
    const button = place.getByRole('button', { name: 'Open dialog' });
    await button.click();
    const dialog = place.getByRole('dialog', { name: 'Dialog' });
    await expect(dialog.getByRole('heading', { name: 'Dialog' })).toBeFocused();
    await expect(place.locator('main')).toHaveAttribute('inert', '');
    expect(await page.locator('body > [data-part="backdrop"]').count()).toBe(0);

    // A dialog in it is rendered there without a container.
    await dialog.getByRole('button', { name: 'Ask' }).click();
    await expect(place.getByRole('button', { name: 'No' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(place.getByRole('alertdialog')).toBeHidden();
    await expect(dialog.getByRole('button', { name: 'Ask' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    await expect(place.locator('main')).not.toHaveAttribute('inert');
  });

  test(`in ${name}, a popover closes on Escape and on a press outside`, async ({ page, show }) => {
    await show(story);
    const place = placeOf(page);
    const button = place.getByRole('button', { name: 'Open popover' });
    const popover = place.getByRole('dialog', { name: 'Popover' });
    await button.click();
    await expect(popover).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popover).toHaveCount(0);
    await expect(button).toBeFocused();
    await button.click();
    await place.getByRole('button', { name: 'Inside' }).click();
    await expect(popover).toBeVisible();
    await place.getByText('Outside').click();
    await expect(popover).toHaveCount(0);
  });

  test(`in ${name}, tabs follow the arrow keys`, async ({ page, show }) => {
    await show(story);
    const place = placeOf(page);
    await place.getByRole('tab', { name: 'Linux' }).click();
    await page.keyboard.press('ArrowRight');
    await expect(place.getByRole('tab', { name: 'BSD' })).toBeFocused();
    await expect(place.getByText('FreeBSD')).toBeVisible();
  });
}

import type { Page } from '@playwright/test';
import { byDepth } from '../../scripts/depth.ts';
import { expect, expectAccessible, settled, test } from './support/test.ts';

const main = (page: Page) => page.getByRole('main');

interface Place {
  is_available: boolean;
}
type Answer = Place[] | { locations: Place[] };

const close = (places: Place[]) => places.map((place) => ({ ...place, is_available: false }));

/** Every location that the shop names from now on takes no orders. */
async function closeAll(page: Page): Promise<void> {
  await page.route(/\/(create_context|exit_node_locations|vps\/locations)\//, async (route) => {
    const response = await route.fetch();
    const body: Answer = await response.json();
    const json = Array.isArray(body)
      ? close(body)
      : { ...body, ...(body.locations && { locations: close(body.locations) }) };
    await route.fulfill({ response, json });
  });
}

/** Opens a product line from the list of services, with every location closed. */
async function openClosed(page: Page, line: string): Promise<void> {
  await page.goto('/services/');
  await closeAll(page);
  // Only the script's calls pass the route: a page that the server makes has its locations open.
  await settled(page);
  await main(page)
    .getByRole('link', { name: `View plans: ${line}` })
    .click();
}

/** Continue leads to the notice beside the locations, which says why it goes no further and where to go instead. */
async function expectLedElsewhere(page: Page, title: string, link: string, target: RegExp): Promise<void> {
  await page
    .getByRole('button', { name: /^Continue to/ })
    .first()
    .click();
  const notice = main(page).getByRole('alert').filter({ hasText: title });
  await expect(notice).toBeFocused();
  await expect(notice).toBeInViewport();
  await expectAccessible(page);
  await notice.getByRole('link', { name: link }).click();
  await expect(page).toHaveURL(target);
}

const soldOut = 'Sold out in every location at the moment';

const lines = [
  ['VPS', 'NVMe 3', /\/virtual-private-servers\/$/],
  ['Web hosting', 'Basic', /\/web-hosting\/$/],
] as const;

for (const [name, plan, target] of byDepth(lines, lines.slice(0, 1))) {
  test(`${name}: a plan that is sold out everywhere leads to the other plans`, async ({ page }) => {
    await openClosed(page, name);
    await main(page)
      .getByRole('link', { name: `${plan} plan` })
      .first()
      .click();
    await expectLedElsewhere(page, soldOut, 'See other plans', target);
  });
}

for (const [name, title] of [
  ['Backup storage', soldOut],
  ['VPN', 'This server isn’t available at the moment'],
] as const) {
  test(`${name}: with every location closed, the order leads to support`, { tag: '@full' }, async ({ page }) => {
    await openClosed(page, name);
    await expectLedElsewhere(page, title, 'Contact support', /\/contacts\/$/);
  });
}

test('a dedicated server that is sold out everywhere leads to other servers', { tag: '@full' }, async ({ page }) => {
  await page.goto('/dedicated-servers/epyc-7502p/');
  await expectLedElsewhere(page, soldOut, 'See other servers', /\/dedicated-servers\/$/);
});

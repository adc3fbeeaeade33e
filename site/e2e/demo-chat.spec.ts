import { WAIT_TIMEOUT } from '../../scripts/wait-timeout.ts';
import { startSite } from './support/processes.ts';
import { expect, settled, test as base } from './support/test.ts';

/** A site with the demo chat, under the site's own content security policy. */
const test = base.extend({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from the pattern.
    async ({}, use) => {
      const site = await startSite({ CHAT_SRC: '/chat/widget.js' });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 5 * WAIT_TIMEOUT },
  ],
});
test.describe.configure({ mode: 'default' });

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 360, height: 640 },
]) {
  test(
    `the panel of the demo chat is styled and lies above the support buttons at ${viewport.width} px`,
    { tag: viewport.width > 360 ? '@full' : [] },
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.clock.install();
      await page.goto('/contacts/');
      await settled(page);
      // The support buttons come after 15 s.
      await page.clock.fastForward(20_000);
      await page.getByRole('button', { name: 'Live chat' }).click();
      await page.getByRole('button', { name: 'Start chat' }).click();
      const panel = page.getByRole('region', { name: 'Support chat' });
      await expect(panel).toBeInViewport({ ratio: 1 });
      expect(
        await panel.evaluate((node) => {
          const { backgroundColor, position } = getComputedStyle(node);
          const { left, top, right, bottom } = node.getBoundingClientRect();
          // Past the round corners.
          const corners = [left + 8, right - 8].flatMap((x) => [top + 8, bottom - 8].map((y) => ({ x, y })));
          return {
            position,
            isOpaque: !/transparent|, 0\)|\/ 0/.test(backgroundColor),
            isAbove: corners.every(({ x, y }) => node.contains(document.elementFromPoint(x, y))),
          };
        }),
      ).toEqual({ position: 'fixed', isOpaque: true, isAbove: true });
      await panel.getByLabel('Message').fill('Hello');
      await panel.getByRole('button', { name: 'Send' }).click();
      await expect(panel.getByRole('log')).toContainText('Hello');
      await panel.getByRole('button', { name: 'Close' }).click();
      await expect(panel).toHaveCount(0);
    },
  );
}

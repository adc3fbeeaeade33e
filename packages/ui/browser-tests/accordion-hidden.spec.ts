import { expect, test } from './story.ts';

test('panels closed while not displayed are not reachable with Tab', async ({ page, show }) => {
  await show('containers-accordion--multiple');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // The story's play function has opened all of them.
  await expect(page.getByRole('button', { name: 'Close all' })).toBeVisible();
  const closed = await page.evaluate(async () => {
    const root = document.querySelector<HTMLElement>('[data-component="accordion"]');
    const button = root?.querySelector<HTMLElement>('[data-component="accordion-toggle-all"]');
    if (!root || !button) return [];
    root.style.display = 'none';
    button.click();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    root.style.display = '';
    return [...root.querySelectorAll('[data-part="panel"]')].map((panel) => panel.getAttribute('hidden'));
  });
  expect(new Set(closed)).toEqual(new Set(['until-found']));
});

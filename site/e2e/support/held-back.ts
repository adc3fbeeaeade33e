import type { Page } from '@playwright/test';

/** Keeps scripts from coming before they're released, as a slow line would. `asked` waits for the first request for one. */
export async function heldBack(
  page: Page,
  scripts: string | RegExp,
): Promise<{ asked: Promise<void>; release: () => void }> {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    asked.resolve();
    await released.promise;
    await route.continue();
  });
  return { asked: asked.promise, release: released.resolve };
}

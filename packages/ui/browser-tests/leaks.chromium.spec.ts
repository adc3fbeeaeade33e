import type { CDPSession, Page } from '@playwright/test';
import { byDepth } from '../../../scripts/depth.ts';
import { expect, open, test, TOGETHER, traces } from './story.ts';

/** Opens and closes one, by events without a pointer for speed. */
async function cycles(page: Page, name: string, times: number): Promise<void> {
  await page.evaluate(
    async ([button, count]) => {
      const root = document.querySelector('#storybook-root');
      const trigger = [...(root?.querySelectorAll('button') ?? [])].find((one) => one.textContent === button);
      const until = async (done: () => boolean) => {
        for (let frame = 0; !done(); frame++) {
          if (frame > 600) throw new Error(`${button} did not follow`);
          await new Promise(requestAnimationFrame);
        }
      };
      const shown = () =>
        document.querySelector(
          '[role="dialog"],[role="alertdialog"],[role="menu"],[data-component="hover-menu"] [data-part="popup"],[role="tooltip"]:not([hidden]),[data-part="toast"]',
        );
      const escape = () =>
        (document.activeElement ?? document.body).dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
        );
      for (let i = 0; i < count; i++) {
        const pointer = { bubbles: true, pointerType: 'mouse' };
        trigger?.focus();
        if (button === 'Tooltip') trigger?.dispatchEvent(new PointerEvent('pointerover', pointer));
        else trigger?.click();
        await until(() => shown() !== null);
        if (button === 'Toast') document.querySelector<HTMLElement>('[data-part="toast"] [data-part="close"]')?.click();
        else escape();
        if (button === 'Tooltip') trigger?.dispatchEvent(new PointerEvent('pointerout', pointer));
        await until(() => shown() === null);
      }
    },
    [name, times] as const,
  );
}

interface Counts {
  nodes: number;
  listeners: number;
}

/** Of the whole page, including detached nodes. */
async function countOnce(page: Page, client: CDPSession): Promise<Counts> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
  await client.send('HeapProfiler.collectGarbage');
  await client.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await client.send('Memory.getDOMCounters');
  return { nodes, listeners: jsEventListeners };
}

/** When counts are stable, because closing finishes in timers. */
async function count(page: Page, client: CDPSession): Promise<Counts> {
  let last = await countOnce(page, client);
  for (;;) {
    const next = await countOnce(page, client);
    if (next.nodes >= last.nodes && next.listeners >= last.listeners) return next;
    last = next;
  }
}

const names = [
  'Side dialog',
  'Menu',
  'Toast',
  'Dialog',
  'Question',
  'Sheet',
  'Popover',
  'Hover menu',
  'Tooltip',
] as const;

// The others are made of the same parts.
for (const name of byDepth(names, names.slice(0, 1))) {
  test(`${name}: opening a hundred times leaves no listeners, nodes or styles`, async ({ page, show }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await show(TOGETHER);
    const client = await page.context().newCDPSession(page);
    const clean = await traces(page);
    await cycles(page, name, 10);
    const before = await count(page, client);
    await cycles(page, name, 100);
    const after = await count(page, client);
    // Fewer than one per time; React and the browser keep the last one.
    expect(after.listeners - before.listeners, 'listeners').toBeLessThanOrEqual(5);
    expect(after.nodes - before.nodes, 'nodes').toBeLessThanOrEqual(50);
    expect(await traces(page)).toEqual(clean);
    // It still responds to clicks.
    await open(page, name);
  });
}

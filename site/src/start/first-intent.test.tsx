import { beforeEach, expect, test, vi } from 'vitest';

/** Whether the intent is there, as a page that has just loaded sees it. */
async function settled(): Promise<boolean> {
  const { firstIntent } = await import('./first-intent.ts');
  const waiting = Symbol('waiting');
  return (await Promise.race([firstIntent(), Promise.resolve(waiting)])) !== waiting;
}

beforeEach(() => {
  vi.resetModules();
  performance.clearMarks('intent');
});

test('waits for the first action of the visitor', async () => {
  expect(await settled()).toBe(false);
  window.dispatchEvent(new Event('pointermove'));
  expect(await settled()).toBe(true);
});

test('counts an interaction before the script loads', async () => {
  performance.mark('intent');
  expect(await settled()).toBe(true);
});

import { expect, test, vi } from 'vitest';
import { expectPart, partArrived, partsArrived } from './late-parts.ts';

const isOver = async (wait: Promise<void>): Promise<boolean> => {
  let over = false;
  void wait.then(() => (over = true));
  await Promise.resolve();
  await Promise.resolve();
  await Promise.resolve();
  return over;
};

test('waits for all expected parts, in any order', async () => {
  await partsArrived();
  const [header, footer] = [Symbol('header'), Symbol('footer')];
  expectPart(header);
  expectPart(footer);
  const wait = partsArrived();
  partArrived(footer);
  expect(await isOver(wait)).toBe(false);
  partArrived(header);
  expect(await isOver(wait)).toBe(true);
  expectPart(header);
  expect(await isOver(partsArrived()), 'a part that has come is not waited for again').toBe(true);
});

test('doesn’t wait for removed parts or failed scripts', async () => {
  vi.useFakeTimers();
  const leave = expectPart(Symbol('left'));
  const wait = partsArrived();
  leave();
  expect(await isOver(wait)).toBe(true);
  expectPart(Symbol('lost'));
  const longest = partsArrived();
  expect(await isOver(longest)).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await isOver(longest)).toBe(true);
  vi.useRealTimers();
});

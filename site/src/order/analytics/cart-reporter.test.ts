import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CartEvent } from './cart-event.ts';
import { createCartReporter } from './cart-reporter.ts';
import { cartWith } from './cart.fixture.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start(isReload = false) {
  const events: CartEvent[] = [];
  const show = createCartReporter((event) => events.push(event), isReload);
  /** What was reported since the last call. */
  const told = () => events.splice(0).map(({ name, value }) => [name, value]);
  return { show, told };
}

test('reports a configuration when it is shown, and what has changed when changing pauses', () => {
  const { show, told } = start();
  show(cartWith());
  expect(told()).toEqual([['view_cart', 372]]);
  for (const count of [2, 3, 4]) show(cartWith({ count }));
  expect(told()).toEqual([]);
  vi.runAllTimers();
  expect(told()).toEqual([['add_to_cart', 1116]]);
  show(cartWith({ count: 5 }));
  show(cartWith({ count: 4 }));
  vi.runAllTimers();
  expect(told(), 'undone in time').toEqual([]);
});

test('reports changes before the stage that follows them', () => {
  const { show, told } = start();
  show(cartWith());
  told();
  show(cartWith({ count: 2 }));
  show(cartWith({ count: 2 }, 'payment'));
  vi.runAllTimers();
  expect(told()).toEqual([
    ['add_to_cart', 372],
    ['begin_checkout', 744],
  ]);
});

test('begins the checkout of an order once, whatever stages lie between', () => {
  const { show, told } = start();
  show(cartWith());
  show(cartWith({}, 'account'));
  show(cartWith({}, 'personal-data'));
  expect(told()).toEqual([['view_cart', 372]]);
  show(cartWith({}, 'payment'));
  show(cartWith());
  show(cartWith({}, 'payment'));
  show(null);
  show(cartWith({}, 'payment'));
  expect(told(), 'back from another page').toEqual([
    ['begin_checkout', 372],
    ['view_cart', 372],
  ]);
  show(null);
  show(cartWith());
  show(cartWith({}, 'payment'));
  expect(told(), 'the next order').toEqual([
    ['view_cart', 372],
    ['begin_checkout', 372],
  ]);
});

test('leaving the page reports the last change, and removes nothing', () => {
  const { show, told } = start();
  show(cartWith());
  show(cartWith({ licenses: [] }));
  show(null);
  show(null);
  vi.runAllTimers();
  expect(told()).toEqual([
    ['view_cart', 372],
    ['remove_from_cart', 180],
  ]);
});

test('a payment stage begins the checkout when it is opened from outside, not when it is loaded again', () => {
  const opened = start();
  opened.show(cartWith({}, 'payment'));
  expect(opened.told()).toEqual([['begin_checkout', 372]]);
  const reloaded = start(true);
  reloaded.show(cartWith({}, 'payment'));
  expect(reloaded.told()).toEqual([]);
  reloaded.show(null);
  reloaded.show(cartWith());
  reloaded.show(cartWith({}, 'payment'));
  expect(reloaded.told().at(-1)).toEqual(['begin_checkout', 372]);
});

import { afterEach, expect, test, vi } from 'vitest';
import { setConsent } from '../../app/visitor/consent.ts';
import { createCartWatch } from './cart-watch.ts';
import { cartWith } from './cart.fixture.ts';
import type { Cart } from './cart.ts';

const agree = () => setConsent({ analytics: true });
const refuse = () => setConsent({ analytics: false });
afterEach(refuse);

const [one, two, three] = [1, 2, 3].map((count) => cartWith({ count })) as [Cart, Cart, Cart];

function start() {
  const { promise, resolve, reject } = Promise.withResolvers<(cart: Cart | null) => void>();
  const load = vi.fn(() => promise);
  const reported: (Cart | null)[] = [];
  const settle = async (how: () => void) => {
    how();
    await Promise.allSettled([promise]);
  };
  return {
    show: createCartWatch(load),
    load,
    reported,
    loaded: () => settle(() => resolve((cart) => void reported.push(cart))),
    failed: () => settle(() => reject(new Error('offline'))),
  };
}

test('asks for no script without consent', () => {
  const { show, load } = start();
  show(one);
  show(null);
  agree();
  expect(load, 'nothing is on the screen').not.toHaveBeenCalled();
});

test('begins with the cart on the screen when the visitor agrees, and loses none while the script loads', async () => {
  const { show, load, reported, loaded } = start();
  show(one);
  show(two);
  agree();
  show(three);
  await loaded();
  show(null);
  expect(reported).toEqual([two, three, null]);
  expect(load).toHaveBeenCalledOnce();
});

test('ends when consent is withdrawn, and begins anew when it is given again', async () => {
  const { show, reported, loaded } = start();
  agree();
  show(one);
  await loaded();
  refuse();
  show(two);
  agree();
  expect(reported).toEqual([one, null, two]);
});

test('hands on nothing from before a withdrawal when the script comes after it', async () => {
  const { show, reported, loaded } = start();
  agree();
  show(one);
  refuse();
  await loaded();
  expect(reported, 'no cart').toEqual([null]);
});

test('works without a script that fails to load', async () => {
  const { show, load, failed } = start();
  agree();
  show(one);
  await failed();
  show(two);
  expect(load).toHaveBeenCalledOnce();
});

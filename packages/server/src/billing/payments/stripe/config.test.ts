import { expect, test } from 'vitest';
import { readStripe } from './config.ts';

const env = { STRIPE_SECRET_KEY: 'sk_test_abcdef', STRIPE_WEBHOOK_SECRET: 'whsec_abcdef' };

test('is off without a key', () => {
  expect(readStripe({ STRIPE_WEBHOOK_SECRET: 'whsec_abcdef' })).toBeNull();
});

test('takes cards at the API of Stripe by default', () => {
  expect(readStripe(env)).toMatchObject({ apiUrl: null, methods: ['card'] });
});

test('reads the methods and another API', () => {
  const settings = readStripe({ ...env, STRIPE_METHODS: 'card, paypal', STRIPE_API_URL: 'http://127.0.0.1:4000/' });
  expect(settings).toMatchObject({ methods: ['card', 'paypal'], apiUrl: 'http://127.0.0.1:4000' });
});

test.each([
  ['STRIPE_SECRET_KEY', 'pk_live_topsecret'],
  ['STRIPE_WEBHOOK_SECRET', ''],
  ['STRIPE_WEBHOOK_SECRET', 'topsecret'],
  ['STRIPE_METHODS', 'card,sepa'],
  ['STRIPE_API_URL', 'https://api.stripe.com/v1'],
  ['STRIPE_API_URL', 'nonsense'],
])('names a bad %s, and keeps secrets to itself', (name, value) => {
  expect(() => readStripe({ ...env, [name]: value })).toThrow(new RegExp(`^${name} (?!.*topsecret)`));
});

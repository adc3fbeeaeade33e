import { euroCents } from '@hoster/domain/money/money';
import { computeTotal } from '@hoster/domain/money/pricing';
import { expect, test } from 'vitest';
import { emptyDraft, emptySavedDraft } from '../../api/order-draft.ts';
import { chargedTotal, type LineOrder } from '../line-order.ts';
import { argumentsOf, ORIGIN } from './order-command.fixture.ts';
import { orderCommand } from './order-command.ts';
import { strangerContext } from '../order-context.fixture.ts';

const order = (name: string, payer: number | null = null): LineOrder => ({
  context: {
    ...strangerContext,
    legal_entities: [
      {
        id: 7,
        name: 'Berg',
        kind: 'company',
        country: 'DE',
        address: '',
        city: '',
        zip_code: '',
        vat_id: null,
        vat_status: 'none',
        is_default: true,
      },
    ],
  },
  savedDraft: emptySavedDraft,
  choice: { rent_period: 12, count: 1, name },
  draft: { ...emptyDraft, legal_entity: payer },
  total: computeTotal({
    tariff: { key: 'plan', price: 10 },
    period: { months: 12, discountPercent: 0 },
    count: 1,
    tax: { ratePercent: 0, reverseCharge: false },
  }),
});
const commandFor = (ordered: LineOrder) =>
  orderCommand(ORIGIN, {
    order: ordered,
    charged: chargedTotal(ordered, 'USD', '1.1'),
    call: (body) => ({ path: '/my/api/x-order/', body: { ...body, rent_period: 12, count: 1 } }),
  });
const bodyOf = (ordered: LineOrder) => JSON.parse(argumentsOf(commandFor(ordered)).at(-1) ?? '') as unknown;

test('is a POST with the token to be filled in', () => {
  expect(commandFor(order('web'))).toMatch(/^curl -X POST 'https:\/\/hoster\.example\/my\/api\/x-order\/' \\\n/);
  expect(argumentsOf(commandFor(order('web'))).slice(0, -1)).toEqual([
    '-X',
    'POST',
    'https://hoster.example/my/api/x-order/',
    '-H',
    'Content-Type: application/json',
    '-H',
    'Authorization: Bearer API_TOKEN',
    '-d',
  ]);
});

test('pays from the balance, in the currency and for the total that the page shows', () => {
  expect(euroCents(order('web').total.total)).toBe(12_000);
  expect(bodyOf(order('web'))).toMatchObject({
    name: 'web',
    rent_period: 12,
    payment_method: 'balance',
    legal_entity: 7,
    currency: 'USD',
    expected_total: '132.00',
    accept_terms: true,
    terms_version: expect.any(String),
  });
  expect(bodyOf(order('web', 0))).toMatchObject({ legal_entity: null });
});

test.each([`it's`, `'; echo x; '`, '$(id)', '`id`', '"$HOME"', '\\', 'a\nb', '!!', '-d @file', 'имя 😀'])(
  'keeps %j out of the hands of the shell',
  (name) => {
    expect(bodyOf(order(name))).toMatchObject({ name });
  },
);

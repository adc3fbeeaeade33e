import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LegalEntity } from '@hoster/contract';
import { eq } from '../../platform/db/drizzle.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { order, testShop, type TestShop } from '../../testing/shop.ts';
import { legalEntities } from '../payments/tables.ts';
import { checkVatId, dueVatChecks } from './check.ts';

/** The register of the European Union as a process of its own would be: it answers what the test tells it to. */
let says: () => { status: number; body: string } | 'nothing';
let asked: Record<string, unknown>[] = [];
let register: Server;
let shop: TestShop;
let customer: Browser;

beforeEach(async () => {
  asked = [];
  register = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      asked.push({ path: request.url, ...JSON.parse(text) });
      const answer = says();
      if (answer === 'nothing') request.socket.destroy();
      else response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => {
    register.listen(0, '127.0.0.1', resolve);
  });
  const { port } = register.address() as AddressInfo;
  shop = await testShop({ viesUrl: `http://127.0.0.1:${port}` });
  customer = await shop.customer();
});
afterEach(async () => {
  await shop.close();
  register.close();
});

const valid = {
  status: 200,
  body: JSON.stringify({ valid: true, requestIdentifier: 'WAPIAAAAY123', name: 'Sol SL', address: 'Madrid' }),
};
const invalid = { status: 200, body: JSON.stringify({ valid: false, requestIdentifier: '', name: '---' }) };
const away = {
  status: 500,
  body: JSON.stringify({ actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] }),
};

async function add(vatId = 'ES B1234567-4'): Promise<LegalEntity> {
  const body = { name: 'Sol SL', kind: 'company', country: 'ES', vat_id: vatId };
  return (await customer.post('/my/api/legal-entities/', body)).json();
}
async function stateOf(id: number): Promise<string | undefined> {
  const { legal_entities: all } = (await customer.get('/my/api/account/finance/')).json<{
    legal_entities: LegalEntity[];
  }>();
  return all.find((one) => one.id === id)?.vat_status;
}
/** What the queue does after its pause, which is in real time. */
async function askAgain(id: number): Promise<void> {
  expect(await dueVatChecks(shop.app.hoster)).toContain(id);
  await checkVatId(shop.app.hoster, id);
}
const taxPaid = async (id: number): Promise<boolean> => {
  const { payment_object_ref: ref } = await order(customer, { legal_entity: id });
  const { lines } = (await customer.get(`/my/api/payment/${ref}/`)).json<{ lines: { kind: string }[] }>();
  const isReversed = lines.some((line) => line.kind === 'tax' && JSON.stringify(line).includes('reverse'));
  return lines.some((line) => line.kind === 'tax') && !isReversed;
};

test('VAT is charged until the register has confirmed the id, and its proof is kept', async () => {
  says = () => valid;
  const { id, vat_status: first } = await add();
  expect(first).toBe('pending');
  expect(await taxPaid(id)).toBe(true);
  await shop.drain();
  expect(asked).toEqual([
    {
      path: '/check-vat-number',
      countryCode: 'ES',
      vatNumber: 'B12345674',
      requesterMemberStateCode: 'NL',
      requesterNumber: '000099998B57',
    },
  ]);
  expect(await stateOf(id)).toBe('valid');
  expect(await taxPaid(id)).toBe(false);
  const [row] = await shop.db.select().from(legalEntities).where(eq(legalEntities.id, id));
  expect(row).toMatchObject({
    vatEvidence: { identifier: 'WAPIAAAAY123', name: 'Sol SL' },
    vatCheckedAt: expect.any(Date),
  });
});

test.each([
  ['is away', () => away],
  ['answers nonsense', () => ({ status: 200, body: '<html>' })],
  ['answers in another shape', () => ({ status: 200, body: '{"valid":"yes"}' })],
  ['cuts the line', () => 'nothing' as const],
])('a register that %s leaves the id unchecked, VAT charged, and is asked again', async (_how, answer) => {
  says = answer;
  const { id } = await add();
  await shop.drain();
  expect(await stateOf(id)).toBe('pending');
  expect(await taxPaid(id)).toBe(true);
  says = () => valid;
  await askAgain(id);
  expect(await stateOf(id)).toBe('valid');
});

test('an unknown VAT ID stays refused, and an expired one is noticed after a month', async () => {
  says = () => invalid;
  const { id } = await add();
  await shop.drain();
  expect(await stateOf(id)).toBe('invalid');
  expect(await taxPaid(id)).toBe(true);

  says = () => valid;
  const { id: other } = await add('ESB76543214');
  await shop.drain();
  says = () => away;
  await shop.pass(31);
  customer = await shop.customer();
  expect(await stateOf(other), 'the last answer holds while the register is away').toBe('valid');
  says = () => invalid;
  await askAgain(other);
  expect(await stateOf(other)).toBe('invalid');
});

test('an id of another country, or of no shape, is refused beside its field', async () => {
  says = () => valid;
  for (const vatId of ['DE123456789', 'ES1', 'ESB1234567890']) {
    const body = { name: 'Sol SL', kind: 'company', country: 'ES', vat_id: vatId };
    const answer = await customer.post('/my/api/legal-entities/', body);
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, ['vat_id']]);
  }
  expect(asked).toEqual([]);
});

test.each(['GR 123456783', 'el-123456783'])(
  'a Greek id typed as %s is kept with the prefix that VIES knows',
  async (vatId) => {
    says = () => valid;
    const body = { name: 'Helios AE', kind: 'company', country: 'GR', vat_id: vatId };
    const answer = await customer.post('/my/api/legal-entities/', body);
    expect(answer.json()).toMatchObject({ vat_id: 'EL123456783' });
    await shop.drain();
    expect(asked).toMatchObject([{ countryCode: 'EL', vatNumber: '123456783' }]);
  },
);

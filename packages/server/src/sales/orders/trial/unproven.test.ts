import type { StaffTrial } from '@hoster/contract';
import { eq } from '../../../platform/db/drizzle.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeCustomer, password } from '../../../testing/customer.ts';
import type { Browser } from '../../../testing/browser.ts';
import { accounts } from '../../../identity/account/tables.ts';
import { anOrder, cancelUnpaid, testShop, topUp, type TestShop } from '../../../testing/shop.ts';
import { ordersPersonalData } from '../personal-data.ts';
import { trialRefusals, trialSigns } from '../tables.ts';
import { networkSign, ownDomain, wordsOf } from './trial-signs.ts';
import { sweepSigns } from './unproven.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await testShop({ supportEmail: 'support@hoster.example' });
});
afterEach(() => shop.close());

interface Person {
  readonly email: string;
  readonly name?: readonly [first: string, last: string];
  /** Where they order from; an address that isn’t public tells nothing. */
  readonly ip?: string;
  readonly home?: { country: string; city: string; zipCode: string; address: string };
}
const zug = { country: 'CH', city: 'Zug', zipCode: '6300', address: 'Bahnhofstrasse 1' };

/** A customer with a complete profile, in a browser of their own. */
async function customer({ email, name = ['Mira', 'Novak'], home = zug }: Person) {
  const { accountId } = await makeCustomer(shop.app, email, { firstName: name[0], lastName: name[1] });
  await shop.db.update(accounts).set(home).where(eq(accounts.id, accountId));
  const browser = shop.browser();
  await browser.login(email, password);
  return { accountId, browser };
}

const order = (browser: Browser, change: Parameters<typeof anOrder>[1] = {}, remoteAddress = '127.0.0.1') =>
  browser.post('/my/api/vps-order/', anOrder(browser, { trial: 'free', ...change }), { remoteAddress });
const tryOut = async (person: Person): Promise<number> =>
  (await order((await customer(person)).browser, {}, person.ip)).statusCode;
const inTurn = async (people: readonly Person[]): Promise<number[]> => {
  const codes = [];
  for (const person of people) codes.push(await tryOut(person));
  return codes;
};
const refusals = async (): Promise<StaffTrial[]> =>
  (await (await shop.staff()).get('/my/api/staff/trials/')).json<StaffTrial[]>();

const farm = ['one', 'two', 'three', 'four', 'five'];
const mailboxes = ['a@gmail.com', 'b@outlook.com', 'c@gmx.de', 'd@mail.ru', 'e@yahoo.com'];
const ip = '203.0.112.7';
const weg = (number: number) => ({ ...zug, address: `Weg ${number}` });
const named = (first: string) => [first, 'Berg'] as const;

describe('accounts made for free trials', () => {
  it('get one among them: one domain, address, name and network, and no money', async () => {
    expect(await inTurn(farm.map((box) => ({ email: `${box}@farm.test` })))).toEqual([201, 400, 400, 400, 400]);
  });

  it('also when they order at the same moment', async () => {
    const people = await Promise.all(farm.map((box) => customer({ email: `${box}@farm.test` })));
    const answers = await Promise.all(people.map(({ browser }) => order(browser)));
    expect(answers.map(({ statusCode }) => statusCode).filter((code) => code === 201)).toHaveLength(1);
  });

  it('also when the details are written in another way', async () => {
    const home = { ...zug, city: 'ZUG', zipCode: ' 63 00', address: '1, Bahnhofstraße' };
    const codes = await inTurn([
      { email: 'one@farm.test', name: ['Míra', 'Novák'] },
      { email: 'two@mail.farm.test', name: ['novak', 'MIRA'], home },
    ]);
    expect(codes).toEqual([201, 400]);
  });

  it('get two with public mailboxes, and none after that', async () => {
    const emails = ['mira1@gmail.com', 'mira2@outlook.com', 'mira3@gmx.de', 'mira4@mail.ru'];
    expect(await inTurn(emails.map((email) => ({ email })))).toEqual([201, 201, 400, 400]);
  });

  it.each<[string, (at: number) => Partial<Person>, number]>([
    ['the name', (at) => ({ name: named(`${farm[at]}`) }), 2],
    ['the house number', (at) => ({ home: { ...zug, address: `Bahnhofstrasse 1${'abcde'[at]}` } }), 2],
    ['the postcode', (at) => ({ home: { ...zug, zipCode: `630${at}` } }), 2],
    ['the network', (at) => ({ ip: `203.0.${112 + at}.7` }), 2],
    ['the mailbox only', () => ({}), 1],
    ['name, address and mailbox', (at) => ({ name: named(`${farm[at]}`), home: weg(at) }), 3],
  ])('get few when they change %s each time', async (_what, change, most) => {
    const codes = await inTurn(mailboxes.map((email, at) => ({ email, ip, ...change(at) })));
    expect(codes).toEqual(mailboxes.map((_, at) => (at < most ? 201 : 400)));
  });

  it('have no more from one network at the same moment, and staff see which', async () => {
    const people = await Promise.all(
      mailboxes.map((email, at) => customer({ email, name: named(`${farm[at]}`), home: weg(at) })),
    );
    const answers = await Promise.all(people.map(({ browser }) => order(browser, {}, ip)));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3);
    expect((await refusals())[0]?.like.map(({ same }) => same)).toEqual([['network'], ['network'], ['network']]);
  });

  it('see what to do, and get their trial after a top-up', async () => {
    await tryOut({ email: 'one@farm.test' });
    const { browser } = await customer({ email: 'two@farm.test' });
    const trial = [
      'A free trial was already used with similar details. To get yours, top up your balance first, or choose the paid trial.',
    ];
    expect((await order(browser)).json()).toEqual({ trial });
    expect((await order(browser, { trial: 'paid', payment_method: 'card' })).statusCode).toBe(201);
    await cancelUnpaid(browser);
    const ref = await topUp(browser, '10.00');
    expect((await order(browser)).json(), 'nothing has arrived yet').toEqual({ trial });
    await shop.bankSays(ref, 'approved');
    expect((await order(browser)).statusCode).toBe(201);
  });

  it('are shown to staff with the reason', async () => {
    await tryOut({ email: 'one@farm.test' });
    const { accountId, browser } = await customer({ email: 'two@farm.test' });
    await order(browser);
    const [refusal] = await refusals();
    expect(refusal).toMatchObject({
      account: accountId,
      like: [{ same: expect.arrayContaining(['name', 'address', 'domain']) }],
    });
    expect((await browser.get('/my/api/staff/trials/')).statusCode).toBe(403);
  });
});

describe('other people', () => {
  it.each([
    ['strangers', [{ email: 'a@one.test' }, { email: 'b@two.test', name: ['Ada', 'Bos'] as const }]],
    [
      'people with mailboxes at one company',
      farm.map((box, at) => ({
        email: `${box}@company.test`,
        name: named(box),
        home: weg(at),
      })),
    ],
    ['a family', farm.map((name) => ({ email: `${name}@gmail.com`, name: [name, 'Novak'] as const }))],
    ['namesakes', farm.map((box, at) => ({ email: `${box}@gmail.com`, home: weg(at), ip: `203.0.${112 + at}.7` }))],
    ['a person with a second mailbox', [{ email: 'mira@one.test' }, { email: 'mira@gmail.com' }]],
  ])('have their own: %s', async (_who, people) => {
    expect(new Set(await inTurn(people))).toEqual(new Set([201]));
    expect(await refusals()).toEqual([]);
  });
});

it('has a network’s next trials a month later', async () => {
  const people = mailboxes.map((email, at) => ({ email, ip, name: named(`${farm[at]}`), home: weg(at) }));
  expect(await inTurn(people.slice(0, 4))).toEqual([201, 201, 201, 400]);
  shop.clock.advance(31 * 86_400_000);
  expect(await inTurn(people.slice(4))).toEqual([201]);
});

describe('the signs', () => {
  it('are returned with an order that isn’t set up, count for a year, and are deleted then', async () => {
    const { browser } = await customer({ email: 'one@farm.test' });
    await order(browser, { name: 'fail-setup' });
    await shop.drain();
    expect(await shop.db.$count(trialSigns)).toBe(0);
    expect(await inTurn([{ email: 'two@farm.test' }, { email: 'three@farm.test' }])).toEqual([201, 400]);
    shop.clock.advance(366 * 86_400_000);
    await sweepSigns(shop.db, shop.clock.now());
    expect([await shop.db.$count(trialSigns), await shop.db.$count(trialRefusals)]).toEqual([0, 0]);
    expect(await tryOut({ email: 'four@farm.test' })).toBe(201);
  });

  it('are in the copy of the customer’s data, and go with the account', async () => {
    const { accountId } = await customer({ email: 'nobody@else.test', name: ['Ada', 'Bos'] });
    const own = await customer({ email: 'one@farm.test' });
    await order(own.browser);
    const { browser, ...refused } = await customer({ email: 'two@farm.test' });
    await order(browser);
    const of = (id: number) => ({ accountId: id, userId: 0, emails: [], verifiedEmails: [] });
    const copyOf = (id: number) => ordersPersonalData.copy?.(shop.db, of(id));
    expect(await copyOf(own.accountId)).toMatchObject({
      trial_signs: [{ kind: 'address' }, { kind: 'domain' }, { kind: 'name' }],
    });
    expect(await copyOf(refused.accountId)).toMatchObject({ trial_signs: [], refused_trials: [{}] });
    for (const id of [accountId, own.accountId, refused.accountId])
      await shop.db.transaction(async (tx) => ordersPersonalData.erase?.(tx, of(id), shop.app.hoster));
    expect([await shop.db.$count(trialSigns), await shop.db.$count(trialRefusals)]).toEqual([0, 0]);
  });

  it.each([
    ['Novak, Míra', 'mira novak'],
    ['  Straße-1 ', '1 strasse'],
    ['ＭＩＲＡ', 'mira'],
    ['Mi\u200Bra Łukasz-Ørsted', 'lukasz mira orsted'],
    ['Œuvre Đặng', 'dang oeuvre'],
  ])('of %s are the words %s', (text, words) => expect(wordsOf(text)).toBe(words));

  it.each([
    ['a@farm.test', 'farm.test'],
    ['a@x.y.farm.co.uk', 'farm.co.uk'],
    ['A@GMAIL.com', null],
    ['a@yandex.ru', null],
  ])('of %s are the domain %s', (email, domain) => expect(ownDomain(email)).toBe(domain));

  it.each([
    ['203.0.112.77', '203.0.112.0'],
    ['2a01:4f8:1:2::3', '2a01:4f8:1::'],
    ['::ffff:203.0.112.77', '203.0.112.0'],
    ['::ffff:10.1.2.3', null],
    ['127.0.0.1', null],
    ['10.1.2.3', null],
    ['', null],
  ])('of %s are the network %s', (address, network) => expect(networkSign(address)).toBe(network));
});

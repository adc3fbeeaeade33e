import { type SavedOrderDraft, VpsOrder, type VpsOrderContext, type VpsTariff } from '@hoster/contract';
import { fixtureData } from '@hoster/domain/lines/vps/catalogue.fixture';
import { emptySavedDraft } from '../../../api/order-draft.ts';
import { describe, expect, it } from 'vitest';
import { commonBody, readPayment, type PaymentFields } from '../../payment/payment-fields.ts';
import { sentByCommand } from '../../summary/order-command.fixture.ts';
import { vpsBody } from './vps-line.ts';
import { vpsLine } from './vps-line.ts';
import { firstProblem, vpsQuery, readVpsOrder, type VpsPlanOrder } from './vps-order.ts';

const orderBody = (order: VpsPlanOrder, payment: PaymentFields) => vpsBody(order, commonBody(order, payment));

const custom: VpsTariff = {
  ...fixtureData.tariffs[0]!,
  id: 100,
  slug: 'custom',
  name: 'Custom',
  is_custom: true,
  locations: [1, 2],
};
const context: VpsOrderContext = {
  page: null,
  locations: [...fixtureData.locations],
  rent_periods: [...fixtureData.rent_periods],
  extra_services: fixtureData.extra_services,
  payment_methods: [],
  tax: fixtureData.tax,
  limits: { items_max: 20, name_max_length: 63, comment_max_length: 2000, project_name_max_length: 64 },
  promo: null,
  terms_version: '2026-01-01',
  projects: [{ id: 7, name: 'General', is_default: true }],
  legal_entities: [],
  saved_cards: [],
  balance: null,
  overdraft: null,
  personal_info_complete: null,
  initial: {},
  tariffs: [...fixtureData.tariffs, custom],
  tariff: 2,
  landing: null,
  plan_sets: [],
  ssh_keys: [
    { id: 5, created: '', default: true, key: '', title: 'laptop', user_email: '', fingerprint: '' },
    { id: 6, created: '', default: false, key: '', title: 'desk', user_email: '', fingerprint: '' },
  ],
  base_administration: { default: true, price: 0, disable_warning: '' },
  trial: fixtureData.trial,
};
const { os, control_panels, disk_images, locations, parameters } = fixtureData;
const backendData = {
  context,
  templates: { os: [...os], control_panels: [...control_panels], disk_images: [...disk_images] },
  locations,
  parameters,
  savedDraft: emptySavedDraft,
};
const plan = fixtureData.tariffs[1]!;
const read = (query: string, tariff: VpsTariff = plan, savedDraft: Partial<SavedOrderDraft> = {}) =>
  readVpsOrder(
    { ...backendData, savedDraft: { ...emptySavedDraft, ...savedDraft } },
    tariff,
    new URLSearchParams(query),
  );

describe('the order of a plan page', () => {
  it('starts with an available location and a compatible system, ready to order', () => {
    const order = read('');
    expect(order.choice).toMatchObject({ tariff: 2, location: 1, os: 1, control_panel: null, project: 7, count: 1 });
    expect(order.problems).toEqual([]);
    expect(firstProblem(order)).toBeNull();
    expect(String(vpsQuery(order, order.choice))).toBe('');
  });

  it('round-trips through its address', () => {
    const order = read('location=1&os=3&panel=2&period=12&count=3&name=web');
    expect(read(String(vpsQuery(order, order.choice))).choice).toEqual(order.choice);
  });

  it('has nothing private in its address', () => {
    const order = read('period=12', plan, {
      comment: 'call me',
      ssh_keys: [6],
      ssh_key: { title: 'a', key: 'ssh-ed25519 AAAA', default: true },
      legal_entity: 3,
    });
    expect(String(vpsQuery(order, order.choice, 'configuration'))).toBe('period=12');
  });

  it('ignores another plan in the address', () => {
    expect(read('tariff=3').choice.tariff).toBe(2);
    expect(read('cpu=4&ram=8&disk=100').choice.configuration).toBeNull();
  });

  it('gives free sizes to the custom plan, in its own places only', () => {
    const order = read('cpu=4&ram=8&disk=100', custom);
    expect(order.choice).toMatchObject({ tariff: null, configuration: { cpu_count: 4, ram_size: 8, disk_size: 100 } });
    const elsewhere = read('location=3', custom);
    expect(elsewhere.problems[0]).toMatchObject({ code: 'plan_unavailable_in_location', field: 'location' });
    expect(elsewhere.problems[0]?.fixes[0]?.change).toEqual({ location: 1 });
  });

  it('changes no sizes of an address silently: it names what doesn’t go together, with the nearest that does', () => {
    const order = read('cpu=8&ram=32&disk=20', custom);
    expect(order.choice.configuration).toEqual({ cpu_count: 8, ram_size: 32, disk_size: 20 });
    expect(order.problems[0]).toMatchObject({
      code: 'configuration_out_of_limits',
      fixes: [{ kind: 'configuration', value: { cpu_count: 8, ram_size: 32, disk_size: 320 } }],
    });
    expect(firstProblem(order)).toBe('configuration');
  });

  it('explains a sold-out place with ways out', () => {
    const [problem] = read('location=2').problems;
    expect(problem).toMatchObject({ code: 'sold_out', field: 'location' });
    expect(problem?.fixes.map(({ kind }) => kind)).toContain('location');
  });

  it('never has figures without a price', () => {
    expect(read('count=999').choice.count).toBe(20);
    expect(read('period=7').choice.rent_period).toBe(1);
    expect(read('trial=free&count=3').choice.count).toBe(fixtureData.trial.available ? 1 : 3);
  });

  it('does not continue with an order that would be rejected', () => {
    expect(firstProblem(read('name=-bad_'))).toBe('name');
    const badPromo = {
      code: 'NONE',
      discount_percent: 0,
      months: 0,
      applies_to: 'tariff',
      valid: false,
      message: null,
    } as const;
    const order = readVpsOrder(
      { ...backendData, context: { ...context, promo: badPromo } },
      plan,
      new URLSearchParams(),
    );
    expect(firstProblem(order)).toBe('promo_code');
    const key = { title: '', key: 'ssh-ed25519 nonsense', default: true };
    const judged = { ssh_key: key, errors: { ssh_key: { key: ['Enter a valid public key.'] } } };
    expect(firstProblem(read('', plan, judged))).toBe('ssh_key.key');
  });

  it('does not continue without base administration until that is confirmed', () => {
    expect(firstProblem(read('base_admin=0'))).not.toBeNull();
    expect(firstProblem(read('base_admin=0', plan, { base_administration_confirmed: true }))).toBeNull();
  });
});

describe('the body of an order', () => {
  const form = (fields: Record<string, string>) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.set(name, value);
    return data;
  };
  const paid = {
    payment_method: 'balance',
    accept_terms: 'on',
    terms_version: '2026-01',
    currency: 'USD',
    expected_total: '12.50',
  };

  it('carries the choice, the draft and the payment', () => {
    const payment = readPayment(form(paid));
    const body = orderBody(
      read('period=12', plan, { comment: 'hi', ssh_key: { title: '', key: 'ssh-ed25519 AAAA me', default: true } }),
      payment!,
    );
    expect(body).toMatchObject({
      tariff: 2,
      rent_period: 12,
      comment: 'hi',
      ssh_keys: [5],
      ssh_key: { title: 'me', default: true },
      payment_method: 'balance',
      currency: 'USD',
      expected_total: '12.50',
      accept_terms: true,
    });
    expect(body).not.toHaveProperty('base_administration_confirmed');
  });

  it('sends the confirmation only for the confirmed choice', () => {
    const payment = readPayment(form(paid))!;
    expect(orderBody(read('base_admin=0', plan, { base_administration_confirmed: true }), payment)).toMatchObject({
      base_administration: false,
      base_administration_confirmed: true,
    });
  });

  it('names an own image and its address', () => {
    const payment = readPayment(form(paid))!;
    const iso_url = 'https://example.org/a.iso';
    expect(orderBody(read('image=2', plan, { iso_url }), payment)).toMatchObject({ disk_image: 2, iso_url });
    expect(orderBody(read('os=1', plan, { iso_url }), payment)).not.toHaveProperty('iso_url');
    expect(firstProblem(read('image=2', plan, { iso_url }))).toBeNull();
    expect(firstProblem(read('image=2', plan))).toBe('iso_url');
  });

  it('saves and uses cards with card payments only', () => {
    expect(readPayment(form({ ...paid, save_card: 'on', saved_card: '4' }))).toMatchObject({
      saveCard: false,
      savedCard: null,
    });
    expect(readPayment(form({ ...paid, payment_method: 'card', saved_card: '4' }))).toMatchObject({ savedCard: 4 });
    expect(
      readPayment(form({ ...paid, payment_method: 'mir', saved_card: '4', saved_mir_card: '5', save_mir_card: 'on' })),
    ).toMatchObject({ savedCard: 5, saveCard: true });
    expect(readPayment(form({ ...paid, payment_method: 'shells' }))).toBeNull();
  });
});

describe('the command for a terminal', () => {
  const sent = (order: VpsPlanOrder) => sentByCommand(order, (common) => vpsLine('nvme-2').call(order, common));

  it('sends the order that the page would', () => {
    const order = read('location=1&os=3&panel=2&period=12&count=3&name=web');
    const { path, body } = sent(order);
    expect(path).toBe('/my/api/vps-order/');
    expect(VpsOrder.parse(body)).toMatchObject({ tariff: 2, location: 1, os: 3, count: 3, ssh_keys: [5] });
  });

  it('sends free sizes, and a draft with everything that a shell might read', () => {
    const comment = `It's "$HOME" \`id\` $(id) \\n !! 100%\n'; echo '`;
    const { body } = sent(read('cpu=2&ram=4&disk=80', custom, { comment }));
    expect(VpsOrder.parse(body)).toMatchObject({ tariff: null, configuration: { cpu_count: 2 }, comment });
  });
});

import type { Invoice, InvoiceHead } from '@hoster/contract';
import { termInWords } from '@hoster/domain';
import { eq } from '../../platform/db/drizzle.ts';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, describe, expect, it } from 'vitest';
import { mailOutbox } from '../../platform/mail/tables.ts';
import { services } from '../../sales/orders/tables.ts';
import { order, testShop, topUp } from '../../testing/shop.ts';
import { issueCreditNote, issueInvoice } from './issue.ts';
import { nextNumber } from './number.ts';
import { invoices } from './tables.ts';

const shop = await testShop();
let customer = await shop.customer();
afterAll(() => shop.close());

const list = async (query = ''): Promise<{ count: number; results: InvoiceHead[]; next: string | null }> =>
  (await customer.get(`/my/api/invoices/${query}`)).json();
const read = async (number: string): Promise<Invoice> => (await customer.get(`/my/api/invoices/${number}/`)).json();

async function documentAt(path: string) {
  const answer = await customer.get(path);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/pdf');
  return { bytes: answer.rawPayload, document: await getDocumentProxy(new Uint8Array(answer.rawPayload)) };
}

/** The text of a document, blanks evened out. */
async function textOf(path: string): Promise<string> {
  const { document } = await documentAt(path);
  const { text } = await extractText(document, { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

async function bought(change: Parameters<typeof order>[1]): Promise<InvoiceHead> {
  const { payment_object_ref: ref } = await order(customer, change);
  await shop.bankSays(ref, 'approved');
  const found = (await list()).results.find(({ payment_object_ref: paid }) => paid === ref);
  if (!found) throw new Error('There is no invoice.');
  return found;
}

describe('an invoice', () => {
  it('is issued when an order is paid, not before, with the total that was charged', async () => {
    const { count: before } = await list();
    const created = await order(customer, { payment_method: 'card' });
    expect((await list()).count).toBe(before);
    await shop.bankSays(created.payment_object_ref, 'approved');
    await shop.bankSays(created.payment_object_ref, 'approved');
    const { results, count } = await list();
    expect(count, 'once').toBe(before + 1);
    expect(results[0]).toMatchObject({
      number: 'NL-2026-000003',
      kind: 'invoice',
      total: created.total,
      payment_object_ref: created.payment_object_ref,
    });
    const invoice = await read('NL-2026-000003');
    expect(invoice).toMatchObject({
      seller: { name: 'Hoster Demo B.V.', vat_id: 'NL000099998B57' },
      buyer_details: { name: 'Alex Sommer' },
      tax: { rate_percent: 19, note: null },
      method: 'card',
    });
    const cents = ({ amount }: { amount: string }) => Math.round(Number(amount) * 100);
    expect(cents(invoice.net) + cents(invoice.tax.amount)).toBe(cents(created.total));
    expect(invoice.lines.reduce((sum, { net }) => sum + cents(net), 0)).toBe(cents(invoice.net));
  });

  it('has a language, title, headings and tables for screen readers', async () => {
    const { number } = await bought({ payment_method: 'card', name: 'spoken', location: 1 });
    const { bytes, document } = await documentAt(`/my/api/invoices/${number}/pdf/`);
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
    const { info } = await document.getMetadata();
    expect(info).toMatchObject({ Title: `Invoice ${number}`, Language: 'en' });
    const page = await document.getPage(1);
    const items = new Map<string, string>();
    let open: string | null = null;
    for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
      if ('type' in item) open = item.type === 'endMarkedContent' ? null : (item.id ?? null);
      else if (open !== null) items.set(open, `${items.get(open) ?? ''}${item.str}`);
    }
    type Node = NonNullable<Awaited<ReturnType<typeof page.getStructTree>>>;
    const spoken = (node: Node['children'][number]): string =>
      'role' in node
        ? `${node.role}(${node.children.map(spoken).join(/^(Document|Table|TR|Root)$/.test(node.role) ? ' ' : '')})`
        : (items.get('id' in node ? String(node.id) : '') ?? '').trim();
    const tree = await page.getStructTree();
    const text = tree ? spoken(tree) : '';
    expect(text).toContain(`H1(Invoice ${number})`);
    expect(text).toMatch(/H2\(Seller\) P\(Hoster Demo B\.V\.\).*H2\(Customer\) P\(Alex Sommer\)/);
    expect(text).toContain(
      'Table(TR(TH(Description) TH(Unit price, net) TH(Quantity) TH(Term) TH(Amount, net)) TR(TD(',
    );
    expect(text).toMatch(
      /Table\(TR\(TH\(Net total\) TD\(€[\d.]+\)\) TR\(TH\(VAT 19%\) TD\(€[\d.]+\)\) TR\(TH\(Total\) TD\(€[\d.]+\)\)\)/,
    );
    const file = bytes.toString('latin1');
    expect(file.match(/\/Scope \/Column/g)).toHaveLength(5);
    expect(file.match(/\/Scope \/Row/g)).toHaveLength(3);
    expect(file).toContain('pdfuaid:part');
  });

  it('comes as a document whose text has the number, both parties and the total', async () => {
    const { number, total } = await bought({ payment_method: 'card', name: 'second' });
    const text = await textOf(`/my/api/invoices/${number}/pdf/`);
    expect(text).toContain(`Invoice ${number}`);
    expect(text).toContain('Hoster Demo B.V.');
    expect(text).toContain('VAT 19%');
    expect(text).toContain(`€${total.amount}`);
    expect(text).toContain('The term starts when the service is ready.');
    const [one, two] = [
      await customer.get(`/my/api/invoices/${number}/pdf/`),
      await customer.get(`/my/api/invoices/${number}/pdf/`),
    ];
    expect(one.rawPayload.equals(two.rawPayload), 'the same bytes each time').toBe(true);
  });

  it('is attached to the email about the payment', async () => {
    const { number } = await bought({ payment_method: 'card', name: 'attached' });
    const [email] = await shop.db.select().from(mailOutbox).where(eq(mailOutbox.invoice, number));
    expect(email?.text).toContain(`Invoice ${number} is attached.`);
    expect(await textOf(`/mail/${email?.id}/invoice.pdf`)).toContain(number);
  });

  it('shows the company’s own address where it has one', async () => {
    const company = {
      name: 'Sol SL',
      kind: 'company',
      country: 'ES',
      address: 'Calle Mayor 5',
      city: 'Madrid',
      zip_code: '28013',
    };
    const added = (await customer.post('/my/api/legal-entities/', company)).json<{ id: number }>();
    const { number } = await bought({ payment_method: 'card', name: 'abroad', legal_entity: added.id });
    const { buyer_details: details } = await read(number);
    expect(details.address).toEqual(['Calle Mayor 5', '28013 Madrid', 'Spain']);
  });

  it('names the company, reverses the tax and says why', async () => {
    const { json } = await customer.get('/my/api/account/finance/');
    const [company] = json<{ legal_entities: { id: number }[] }>().legal_entities;
    const { number } = await bought({ payment_method: 'card', name: 'company', legal_entity: company?.id ?? 0 });
    const invoice = await read(number);
    expect(invoice).toMatchObject({
      buyer: 'Koch Studio GmbH',
      buyer_details: { vat_id: 'DE999999999' },
      tax: { rate_percent: 0, amount: { amount: '0.00' } },
    });
    const text = await textOf(`/my/api/invoices/${number}/pdf/`);
    expect(text).toContain('Reverse charge');
    expect(text).toContain('Article 196');
    expect(text).toContain('DE999999999');
  });

  it('in another currency names the rate and the tax in euros', async () => {
    const { number } = await bought({ payment_method: 'card', name: 'pounds', currency: 'GBP' });
    const invoice = await read(number);
    expect(invoice.total.currency).toBe('GBP');
    const text = await textOf(`/my/api/invoices/${number}/pdf/`);
    expect(text).toContain(`total €${invoice.total_eur.amount}`);
    expect(text).toContain(`VAT €${invoice.tax.amount_eur.amount}`);
    expect(text).toMatch(/€1 = 0\.\d+ GBP/);
  });

  it('is issued for a renewal, and not for a top-up or a free trial', async () => {
    const before = (await list()).count;
    await shop.bankSays(await topUp(customer, '40.00'), 'approved');
    await order(customer, { trial: 'free', payment_method: 'balance', name: 'free' });
    expect((await list()).count).toBe(before);
    await shop.setBalance(100_000);
    await order(customer, { name: 'renewed', payment_method: 'balance' });
    await shop.drain();
    const paid = (await list()).count;
    expect(paid).toBe(before + 1);
    await shop.pass(31);
    customer = await shop.customer();
    expect((await list()).count).toBeGreaterThan(paid);
    const [renewal] = (await shop.emails()).filter(({ subject }) => subject === 'renewed has been renewed');
    const [, number = ''] = /Invoice (NL-2026-\d{6}) is attached/.exec(renewal?.text ?? '') ?? [];
    const [service] = await shop.db.select().from(services).where(eq(services.name, 'renewed'));
    const { term } = await read(number);
    expect(term?.to, 'the day until which the account shows it paid').toBe(
      service?.paidUntil?.toISOString().slice(0, 10),
    );
    const words = termInWords(new Date(term?.from ?? 0), new Date(term?.to ?? 0), 'en', 'UTC');
    expect(await textOf(`/my/api/invoices/${number}/pdf/`)).toContain(`Service period: ${words}`);
  });

  it('names the price of one of several', async () => {
    const { number } = await bought({ payment_method: 'card', name: 'several', count: 3 });
    const [line] = (await read(number)).lines;
    const [unit, net] = [line?.unit_net.amount, line?.net.amount];
    expect(line?.count).toBe(3);
    expect(Number(unit) * 3).toBeCloseTo(Number(net));
    expect(await textOf(`/my/api/invoices/${number}/pdf/`)).toContain(`€${unit} 3 1 month €${net}`);
  });
});

describe('a credit note', () => {
  it('takes back what was paid for a service that is cancelled before it is built', async () => {
    await shop.setBalance(100_000);
    const { order_ids: ids, payment_object_ref: ref } = await order(customer, { name: 'gone', count: 2 });
    const invoice = (await list()).results.find((one) => one.payment_object_ref === ref && one.kind === 'invoice');
    for (const id of ids) await customer.post(`/my/api/services/${id}/cancel/`, { when: 'now' });
    const notes = (await list('?kind=credit_note')).results;
    expect(notes.map(({ number, credits }) => [number, credits])).toEqual([
      ['NL-C-2026-000002', invoice?.number],
      ['NL-C-2026-000001', invoice?.number],
    ]);
    const sum = notes.reduce((total, note) => total + Number(note.total.amount), 0);
    expect(sum, 'all of it').toBeCloseTo(-Number(invoice?.total.amount));
    expect((await read(invoice?.number ?? '')).credited_by).toEqual(['NL-C-2026-000001', 'NL-C-2026-000002']);
    const text = await textOf('/my/api/invoices/NL-C-2026-000001/pdf/');
    expect(text).toContain(`Corrects invoice: ${invoice?.number}`);
    expect(text).toContain('Refund: gone-1');
    expect(text).toContain('The amount has been added to your account balance.');
  });
});

describe('numbers', () => {
  it('have no gaps, though many are given out at the same moment and some transactions fail', async () => {
    const day = new Date('2031-05-01');
    const given: string[] = [];
    await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        shop.db
          .transaction(async (tx) => {
            const number = await nextNumber(tx, 'XX', 'invoice', day);
            if (index % 3 === 0) throw new Error('Something else failed');
            return number;
          })
          .then(
            (number) => given.push(number),
            () => undefined,
          ),
      ),
    );
    expect(given.toSorted((a, b) => a.localeCompare(b))).toEqual(
      Array.from({ length: 20 }, (_, index) => `XX-2031-${String(index + 1).padStart(6, '0')}`),
    );
  });

  it('are final: an invoice is neither changed nor deleted, nor issued twice', async () => {
    const refused = /Failed query/;
    await expect(shop.db.update(invoices).set({ totalCents: 1 })).rejects.toThrow(refused);
    await expect(shop.db.delete(invoices)).rejects.toThrow(refused);
    const [row] = await shop.db.select().from(invoices).where(eq(invoices.number, 'NL-2026-000001'));
    const again = await shop.db.transaction((tx) =>
      issueInvoice(shop.app.hoster, tx, {
        id: row?.paymentId ?? 0,
        accountId: row?.accountId ?? 0,
        purchaseId: row?.purchaseId ?? 0,
        method: 'card',
        amountCents: 100,
      }),
    );
    expect(again).toBeNull();
  });
});

describe('the list', () => {
  it('is filtered by kind, period and number, and comes in pages', async () => {
    const all = (await list('?page_size=200')).results;
    expect((await list('?number=000003')).results.map(({ number }) => number)).toEqual(['NL-2026-000003']);
    expect((await list('?number=%25')).count).toBe(0);
    expect((await list('?from=2040-01-01')).count).toBe(0);
    expect((await list('?from=&to=&kind=&number=')).count, 'an empty form filters nothing').toBe(all.length);
    const first = await list('?page_size=2&kind=invoice');
    expect(first.results).toHaveLength(2);
    expect(first.next).toBe('/my/api/invoices/?page=2&page_size=2&kind=invoice');
    expect((await customer.get('/my/api/invoices/?from=yesterday')).statusCode).toBe(400);
  });

  it('comes as a table for a spreadsheet that computes nothing', async () => {
    const answer = await customer.get('/my/api/invoices/csv/?kind=credit_note', {
      headers: { 'accept-language': 'ru' },
    });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head, row] = answer.body.split('\r\n');
    expect(head).toBe(
      '\uFEFFНомер;Вид;Дата;Покупатель;Без НДС;НДС;Сумма;Валюта;Ставка НДС, %;НДС в евро;Сумма в евро;К счёту',
    );
    expect(row).toMatch(
      /^NL-C-2026-000002;Кредит-нота;20\d\d-\d\d-\d\d;Alex Sommer;(-\d+,\d\d;){3}EUR;19;(-\d+,\d\d;){2}NL-/,
    );
    expect((await customer.get('/my/api/invoices/csv/?from=x')).statusCode).toBe(400);
  });

  it('is its owner’s alone', async () => {
    const stranger = await shop.stranger();
    for (const path of ['', 'pdf/']) {
      expect((await stranger.get(`/my/api/invoices/NL-2026-000001/${path}`)).statusCode).toBe(404);
      expect((await shop.browser().get(`/my/api/invoices/NL-2026-000001/${path}`)).statusCode).toBe(401);
      expect((await customer.get(`/my/api/invoices/%00/${path}`)).statusCode).toBe(404);
      expect((await customer.get(`/my/api/invoices/NL-2026-999999/${path}`)).statusCode).toBe(404);
    }
    expect((await shop.browser().get('/my/api/invoices/csv/')).statusCode).toBe(401);
    expect((await stranger.get('/my/api/invoices/')).json()).toMatchObject({ count: 0, results: [] });
  });
});

describe('a part that is taken back', () => {
  /** Takes a part of an invoice back. @returns the number of the credit note */
  async function takenBack(
    { number }: InvoiceHead,
    part: Pick<Parameters<typeof issueCreditNote>[2], 'grossCents' | 'taxCents' | 'to'>,
  ): Promise<string> {
    const [row] = await shop.db.select().from(invoices).where(eq(invoices.number, number));
    const reference = `test:${number}:${String(part.to)}:${(parts += 1)}`;
    const label = { en: 'Refund', ru: 'Возврат' };
    const note = await shop.db.transaction((tx) =>
      issueCreditNote(shop.app.hoster, tx, { ...part, purchaseId: row?.purchaseId ?? 0, reference, label }),
    );
    return note ?? '';
  }
  let parts = 0;

  it.each([
    ['method', 'The amount has been returned to the payment method above.'],
    [null, 'Nothing is refunded: the amount covers the unpaid part of the invoice.'],
  ] as const)('says where the money went: %s', async (to, sentence) => {
    const invoice = await bought({ payment_method: 'card', name: `back-to-${String(to)}` });
    const note = await takenBack(invoice, { grossCents: 500, taxCents: 80, to });
    expect(await textOf(`/my/api/invoices/${note}/pdf/`)).toContain(sentence);
  });

  it('in another currency adds up to all of it, in however many parts', async () => {
    const invoice = await bought({ payment_method: 'card', name: 'in-dollars', currency: 'USD' });
    const [row] = await shop.db.select().from(invoices).where(eq(invoices.number, invoice.number));
    const { totalEuroCents = 0, content } = row ?? {};
    const third = Math.floor(totalEuroCents / 3);
    const taxThird = Math.floor((content?.tax.euroCents ?? 0) / 3);
    const last = { grossCents: totalEuroCents - 2 * third, taxCents: (content?.tax.euroCents ?? 0) - 2 * taxThird };
    const notes: Invoice[] = [];
    for (const part of [{ grossCents: third, taxCents: taxThird }, { grossCents: third, taxCents: taxThird }, last])
      notes.push(await read(await takenBack(invoice, { ...part, to: 'balance' })));
    const hundredths = (sums: readonly { amount: string }[]) =>
      sums.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
    expect(invoice.total.currency).toBe('USD');
    expect(hundredths(notes.map(({ total }) => total)) + hundredths([invoice.total])).toBe(0);
    expect(hundredths(notes.map(({ tax }) => tax.amount)) + hundredths([(await read(invoice.number)).tax.amount])).toBe(
      0,
    );
  });
});

it('has the date of the seller’s country', async () => {
  const evening = Date.parse('2026-12-31T23:30:00Z') - shop.app.hoster.clock.now().getTime();
  await shop.pass(evening / (24 * 60 * 60 * 1000));
  customer = await shop.customer();
  const { number } = await bought({ payment_method: 'card', name: 'new-year' });
  await shop.drain();
  expect(number).toMatch(/^NL-2027-/);
  expect(await read(number)).toMatchObject({ issued: '2027-01-01', paid: '2027-01-01' });
  expect(await textOf(`/my/api/invoices/${number}/pdf/`)).toContain('1 January 2027');
  const numbersOf = async (query: string) => (await list(query)).results.map((head) => head.number);
  expect(await numbersOf('?from=2027-01-01&to=2027-01-01')).toContain(number);
  expect(await numbersOf('?to=2026-12-31')).not.toContain(number);

  await shop.setBalance(100_000);
  for (const days of [24, 7]) await shop.pass(days);
  customer = await shop.customer();
  const about = (await shop.emails()).filter(({ subject }) => subject.includes('new-year'));
  expect(about.map(({ subject }) => subject)).toContain('new-year renews on 1 February 2027');
  const renewed = about.at(-1)?.text ?? '';
  expect(renewed).toContain('paid until 1 March 2027');
  const renewal = await read(/NL-2027-\d+/.exec(renewed)?.[0] ?? '');
  expect(renewal.term).toEqual({ from: '2027-02-01', to: '2027-03-01' });
});

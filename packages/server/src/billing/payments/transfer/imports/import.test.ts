import type {
  StaffTransfer,
  StaffTransferDetails,
  StaffTransferPage,
  StatementImportDetails,
  StatementMapping,
  TrialBalance,
} from '@hoster/contract';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { makeCustomer, password } from '../../../../testing/customer.ts';
import { balanceCents, order, paymentOf, testShop } from '../../../../testing/shop.ts';
import { multipartOf } from '../../../../testing/upload.ts';

const shop = await testShop();
const customer = await shop.customer();
const staff = await shop.staff();
afterEach(async () => {
  const books = (await staff.get('/my/api/staff/ledger/')).json<TrialBalance>();
  if (!books.is_balanced) throw new Error('The books do not balance');
});
afterAll(() => shop.close());

const iban = 'NL93DEMO0123456789';
let day = 0;
/** A day of its own, so that no line is like one of another test. */
const nextDay = () => `2026-10-${String((day = (day % 28) + 1)).padStart(2, '0')}`;

async function asked() {
  const { payment_object_ref: ref } = await order(customer, { payment_method: 'bank' });
  const { transfer } = await paymentOf(customer, ref);
  return { ref, reference: transfer?.reference ?? '' };
}

async function send(content: string | Uint8Array<ArrayBuffer>, name = 'statement.xml') {
  const form = new FormData();
  form.append('file', new File([content], name));
  return staff.post('/my/api/staff/statement/imports/', undefined, await multipartOf(form));
}
async function imported(content: string | Uint8Array<ArrayBuffer>): Promise<StatementImportDetails> {
  const answer = await send(content);
  expect([answer.statusCode, answer.body]).toEqual([201, answer.body]);
  return answer.json();
}
const transfers = async (query = ''): Promise<StaffTransfer[]> =>
  (await staff.get(`/my/api/staff/transfers/${query}`)).json<StaffTransferPage>().results;

interface Line {
  readonly booked: string;
  readonly cents: number;
  readonly text: string;
  readonly payer?: string;
  readonly currency?: string;
}
const entryXml = ({ booked, cents, currency = 'EUR', payer = 'Mira Novak', text }: Line) => `<Ntry>
  <Amt Ccy="${currency}">${(Math.abs(cents) / 100).toFixed(2)}</Amt>
  <CdtDbtInd>${cents < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${booked}</Dt></BookgDt>
  <NtryDtls><TxDtls><RltdPties><Dbtr><Pty><Nm>${payer}</Nm></Pty></Dbtr>
    <DbtrAcct><Id><IBAN>DE89370400440532013000</IBAN></Id></DbtrAcct></RltdPties>
    <RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
const camt = (lines: readonly Line[], account = iban) => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>
  <Acct><Id><IBAN>${account}</IBAN></Id></Acct>${lines.map(entryXml).join('')}</Stmt></BkToCstmrStmt></Document>`;
const mt940 = (lines: readonly Line[]) =>
  [
    ':20:STARTUMS',
    `:25:${iban}`,
    ':28C:1/1',
    ':60F:C261001EUR1000,00',
    ...lines.flatMap(({ booked, cents, text, payer = 'Mira Novak' }) => [
      `:61:${booked.slice(2).replaceAll('-', '')}${booked.slice(5).replaceAll('-', '')}${cents < 0 ? 'D' : 'C'}${(Math.abs(cents) / 100).toFixed(2).replace('.', ',')}NTRFNONREF`,
      `:86:166?00GUTSCHRIFT${text
        .match(/.{1,27}/g)
        ?.map((part, index) => `?2${index}${part}`)
        .join('')}?31DE89370400440532013000?32${payer}`,
    ]),
    ':62F:C261101EUR1000,00',
    '-',
  ].join('\r\n');

describe('CAMT.053', () => {
  it('settles the payment that a line names, and says what became of each line', async () => {
    const { ref, reference } = await asked();
    const booked = nextDay();
    const receipt = await imported(
      camt([
        { booked, cents: 1607, text: `Order ${reference}` },
        { booked, cents: 999, text: 'Who am I &amp; what for? &#228;' },
        { booked, cents: -5000, text: 'Rent of the office' },
      ]),
    );
    expect(receipt).toMatchObject({ format: 'camt', state: 'done', matched: 1, unmatched: 1, outgoing: 1, refused: 0 });
    expect((await paymentOf(customer, ref)).status).toBe('paid');
    const [unmatched] = await transfers();
    expect(unmatched).toMatchObject({
      booked,
      payer: 'Mira Novak',
      iban: 'DE89370400440532013000',
      remittance: 'Who am I & what for? ä',
      amount: { amount: '9.99', currency: 'EUR' },
    });
  });

  it('refuses no file for a text that is too long, money that went out or another currency', async () => {
    const { ref, reference } = await asked();
    const booked = nextDay();
    const receipt = await imported(
      camt([
        { booked, cents: 100, text: 'x'.repeat(5000), payer: 'y'.repeat(3000) },
        { booked, cents: -100, text: 'z'.repeat(5000) },
        { booked, cents: 500, text: 'dollars', currency: 'USD' },
        { booked, cents: 1607, text: `${'w'.repeat(300)} ${reference}` },
      ]),
    );
    expect(receipt).toMatchObject({ matched: 1, unmatched: 1, outgoing: 1, refused: 1 });
    expect(receipt.left_out).toMatchObject([{ row: 3, code: 'line_not_in_euros' }]);
    expect((await paymentOf(customer, ref)).status).toBe('paid');
  });

  it('counts transactions of one entry apart where the bank says how much each is', async () => {
    const one = await asked();
    const other = await asked().catch(() => null);
    expect(other, 'an account pays one order at a time').not.toBeNull();
    const detail = (reference: string) => `<TxDtls><Amt Ccy="EUR">16.07</Amt><CdtDbtInd>CRDT</CdtDbtInd>
      <RmtInf><Strd><CdtrRefInf><Ref>${reference}</Ref></CdtrRefInf></Strd></RmtInf></TxDtls>`;
    const text = camt([]).replace(
      '</Stmt>',
      `<Ntry><Amt Ccy="EUR">32.14</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>${nextDay()}</Dt></BookgDt>
       <NtryDtls>${detail(one.reference)}${detail(other?.reference ?? '')}</NtryDtls></Ntry>
       <Ntry><Amt Ccy="EUR">7.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>PDNG</Sts></Ntry></Stmt>`,
    );
    expect(await imported(text)).toMatchObject({ matched: 2, unmatched: 0 });
  });

  it('reads no document type, and nothing that is another account’s or no statement', async () => {
    const bomb = camt([{ booked: nextDay(), cents: 100, text: '&b;' }]).replace(
      '<Document',
      '<!DOCTYPE Document [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><Document',
    );
    const wrong = [bomb, '<Document></Document>', '<Document><Stmt>', `${'<a>'.repeat(100_000)}`, 'hello', ''];
    for (const text of wrong) {
      const answer = await send(text);
      expect([text.slice(0, 40), answer.statusCode, Object.keys(answer.json())]).toEqual([
        text.slice(0, 40),
        400,
        ['file'],
      ]);
    }
    const other = await send(camt([{ booked: nextDay(), cents: 100, text: 'x' }], 'DE89370400440532013000'));
    expect([other.statusCode, other.json().file[0]]).toEqual([400, expect.stringContaining(iban)]);
    expect((await staff.post('/my/api/staff/statement/imports/', {})).statusCode).toBe(400);
  });
});

describe('the same money', () => {
  it('counts once in files of overlapping days, in whatever format, and twice when it came twice', async () => {
    const { ref, reference } = await asked();
    const booked = nextDay();
    const before = await balanceCents(customer);
    const line = { booked, cents: 1607, text: `SVWZ+ ${reference} server` };
    expect(await imported(camt([line]))).toMatchObject({ matched: 1, known: 0 });
    expect(await imported(camt([line]))).toMatchObject({ matched: 0, known: 1 });
    expect(await imported(mt940([{ ...line, text: `${reference} SERVER` }]))).toMatchObject({ matched: 0, known: 1 });
    expect(await imported(camt([line, line]))).toMatchObject({ matched: 1, known: 1 });
    expect((await paymentOf(customer, ref)).status).toBe('paid');
    expect(await balanceCents(customer), 'the second one is credited').toBe(before + 1607);
  });

  it('counts once when two of the staff import it at the same time', async () => {
    const { ref, reference } = await asked();
    const before = await balanceCents(customer);
    const text = camt([{ booked: nextDay(), cents: 2000, text: reference }]);
    await Promise.all([imported(text), imported(text), imported(text)]);
    expect((await paymentOf(customer, ref)).status).toBe('paid');
    expect(await balanceCents(customer)).toBe(before + 393);
  });

  it('is charged back when a later file takes it back', async () => {
    const { ref, reference } = await asked();
    await imported(camt([{ booked: nextDay(), cents: 1607, text: reference }]));
    expect(await imported(camt([{ booked: nextDay(), cents: -1607, text: `Recall ${reference}` }]))).toMatchObject({
      matched: 1,
    });
    const disputed = (await staff.get('/my/api/staff/ledger/')).json<TrialBalance>();
    expect(disputed.is_balanced).toBe(true);
    expect((await paymentOf(customer, ref)).status).toBe('paid');
  });
});

describe('MT940', () => {
  it('joins what the bank has broken into fields', async () => {
    const { ref, reference } = await asked();
    const receipt = await imported(
      mt940([{ booked: nextDay(), cents: 1607, text: `SVWZ+for my server ${reference}` }]),
    );
    expect(receipt).toMatchObject({ format: 'mt940', matched: 1 });
    expect((await paymentOf(customer, ref)).status).toBe('paid');
  });

  it('reads the other lines when one is written in the bank’s own manner', async () => {
    const { ref, reference } = await asked();
    const text = mt940([
      { booked: nextDay(), cents: 300, text: 'broken' },
      { booked: nextDay(), cents: 1607, text: reference },
    ]).replace(/:61:\S+/, ':61:somehow');
    expect(await imported(text)).toMatchObject({
      matched: 1,
      refused: 1,
      left_out: [{ row: 1, code: 'line_malformed' }],
    });
    expect((await paymentOf(customer, ref)).status).toBe('paid');
  });
});

describe('CSV', () => {
  const mapping: StatementMapping = {
    has_header: true,
    date: 0,
    dates: 'dmy',
    amount: 3,
    decimal: ',',
    direction: 4,
    outgoing: 'S',
    payer: 1,
    iban: null,
    currency: null,
    remittance: [2],
  };
  const table = (...rows: string[]) =>
    Buffer.from(
      ['"Konto";"Auszug"', 'Buchung;Auftraggeber;Verwendungszweck;Betrag;"S/H"', ...rows].join('\r\n'),
      'latin1',
    ) as Uint8Array<ArrayBuffer>;

  it('asks once what the columns are, and knows it for the next file', async () => {
    const { ref, reference } = await asked();
    const first = await imported(
      table(
        `05.11.2026;"Jürgen; Groß";${reference};16,07;H`,
        '05.11.26;Vermieter;Miete;1.250,00;S',
        '31.02.2026;X;y;zehn;H',
      ),
    );
    expect(first).toMatchObject({ format: 'csv', state: 'columns', mapping: null });
    expect(first.table?.rows.slice(0, 2)).toEqual([
      ['Buchung', 'Auftraggeber', 'Verwendungszweck', 'Betrag', 'S/H'],
      ['05.11.2026', 'Jürgen; Groß', reference, '16,07', 'H'],
    ]);
    const path = `/my/api/staff/statement/imports/${first.id}/columns/`;
    const wrong = await staff.post(path, { ...mapping, amount: 7 });
    expect([wrong.statusCode, Object.keys(wrong.json())]).toEqual([400, ['amount']]);
    const done = (await staff.post(path, mapping)).json<StatementImportDetails>();
    expect(done).toMatchObject({ state: 'done', matched: 1, outgoing: 1, refused: 1, table: null });
    expect((await paymentOf(customer, ref)).status).toBe('paid');
    const again = await staff.post(path, mapping);
    expect([again.statusCode, again.json().code]).toEqual([409, 'import_done']);

    const next = await imported(table(`06.11.2026;Jürgen;"Für später";5,00;H`));
    expect(next).toMatchObject({ state: 'done', unmatched: 1 });
    const [latest] = await transfers();
    expect(latest).toMatchObject({ booked: '2026-11-06', payer: 'Jürgen', amount: { amount: '5.00' } });
  });

  it('refuses amounts that don’t fit the separator, which would be read as a hundred times as much', async () => {
    const lines = ['12.50', '1.23', '1,250.00', '12.3456', '1.250,00', '1250,5', '1 250,00'].map(
      (amount, index) => `07.11.2026;Jürgen;"Nummer ${index}";${amount};H`,
    );
    const done = await imported(table(...lines));
    expect(done).toMatchObject({ state: 'done', refused: 4, unmatched: 3 });
    expect((await transfers()).slice(0, 3).map(({ amount }) => amount.amount)).toEqual([
      '1250.00',
      '1250.50',
      '1250.00',
    ]);
  });
});

describe('a line that nobody has been found for', () => {
  const unmatched = async (line: Omit<Line, 'booked'>): Promise<StaffTransferDetails> => {
    await imported(camt([{ booked: nextDay(), ...line }]));
    const [row] = await transfers();
    return (await staff.get(`/my/api/staff/transfers/${row?.id}/`)).json();
  };

  it('has suggestions by a mistyped reference, the amount and the payer, the likeliest first', async () => {
    const { ref, reference } = await asked();
    const wrong = reference.at(-3) === 'X' ? 'Y' : 'X';
    const mistyped = `${reference.slice(0, -3)}${wrong}${reference.slice(-2)}`;
    const line = await unmatched({ cents: 1607, text: `server ${mistyped}`, payer: 'Somebody Else' });
    expect(line.suggestions[0]).toMatchObject({ reference, because: expect.arrayContaining(['reference', 'amount']) });
    const assigned = await staff.post('/my/api/staff/statement/assign/', { id: line.line, reference });
    expect(assigned.statusCode).toBe(200);
    expect((await paymentOf(customer, ref)).status).toBe('paid');
    const matched = (await staff.get(`/my/api/staff/transfers/${line.id}/`)).json<StaffTransferDetails>();
    expect(matched).toMatchObject({ state: 'matched', reference, suggestions: [] });
    expect(matched.account).toBeGreaterThan(0);

    // The IBAN has paid for this customer before.
    const next = await asked();
    // Transfers of cancelled orders are closed by a job.
    await shop.drain();
    const unnamed = await unmatched({ cents: 777, text: 'thanks', payer: 'Nobody' });
    expect(unnamed.suggestions[0]).toMatchObject({ reference: next.reference, because: ['iban'] });
    await staff.post(`/my/api/staff/transfers/${unnamed.id}/aside/`, { reason: 'A test' });
  });

  it('is set aside with a reason, and taken back', async () => {
    const line = await unmatched({ cents: 31, text: 'Interest' });
    const path = `/my/api/staff/transfers/${line.id}/aside/`;
    expect((await staff.post(path, { reason: ' ' })).statusCode).toBe(400);
    const aside = (await staff.post(path, { reason: 'Interest of the bank' })).json<StaffTransferDetails>();
    expect(aside).toMatchObject({ state: 'aside', aside: { reason: 'Interest of the bank' } });
    expect((await transfers()).some(({ id }) => id === line.id)).toBe(false);
    expect((await transfers('?state=aside&search=interest')).map(({ id }) => id)).toEqual([line.id]);
    expect((await staff.post(path, { reason: null })).json()).toMatchObject({ state: 'unmatched', aside: null });
  });

  it('is credited to a customer’s balance once, however many of the staff do it at the same time', async () => {
    const { accountId } = await makeCustomer(shop.app, 'payer@example.test');
    const browser = shop.browser();
    await browser.login('payer@example.test', password);
    const line = await unmatched({ cents: 4200, text: 'For my servers' });
    const path = `/my/api/staff/transfers/${line.id}/credit/`;
    const body = { account: accountId, reason: 'Told us on the phone' };
    expect((await staff.post(path, { ...body, account: 999_999 })).json()).toHaveProperty('account');
    const answers = await Promise.all([1, 2, 3].map(() => staff.post(path, body)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await balanceCents(browser)).toBe(4200);
    const assigned = await staff.post('/my/api/staff/statement/assign/', { id: line.line, reference: line.line });
    expect(assigned.statusCode).toBeGreaterThanOrEqual(400);
  });
});

it('pages the lines by what came last, without a gap', async () => {
  const booked = nextDay();
  await imported(
    camt(Array.from({ length: 60 }, (_, index) => ({ booked, cents: 100 + index, text: `Page ${index}` }))),
  );
  const first = (await staff.get('/my/api/staff/transfers/?search=page')).json<StaffTransferPage>();
  const rest = (await staff.get(`/my/api/staff/transfers/?search=page&before=${first.next}`)).json<StaffTransferPage>();
  expect([first.results.length, rest.results.length, rest.next]).toEqual([50, 10, null]);
  expect(new Set([...first.results, ...rest.results].map(({ id }) => id)).size).toBe(60);
  expect((await transfers('?search=1.05')).length).toBe(1);
});

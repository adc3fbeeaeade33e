import type { ImportRunDetails, ImportRunPage } from '@hoster/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { and, eq, gte, like, sql } from '../platform/db/drizzle.ts';
import { accountMembers } from '../identity/account/tables.ts';
import { emailAddresses, users } from '../identity/auth/tables.ts';
import { nextNumber } from '../billing/invoices/number.ts';
import { importedInvoices } from '../billing/imported/tables.ts';
import { balanceOf } from '../billing/payments/balance.ts';
import { invoices } from '../billing/invoices/tables.ts';
import { ledgerPostings } from '../billing/ledger/tables.ts';
import { legalEntities } from '../billing/payments/tables.ts';
import { accountInvoiceRecipients } from '../billing/recipients/tables.ts';
import { rowsOf } from '../platform/db/rows-of.ts';
import { customerNotes } from '../customers/tables.ts';
import { mailOutbox } from '../platform/mail/tables.ts';
import { type ServiceRow, services } from '../sales/orders/tables.ts';
import { serviceOperations } from '../services/operations/tables.ts';
import { ticketAttachments, ticketMessages, tickets } from '../support/tickets/tables.ts';
import { setBalance } from '../testing/balance.ts';
import { api } from '../testing/browser.ts';
import { mortal } from '../testing/dying-transactions.ts';
import { testShop, type TestShop } from '../testing/shop.ts';
import type { Company } from './company/company.ts';
import { ImportMap } from './map.ts';
import { runImport } from './run.ts';
import { importedRecords, importRuns } from './tables.ts';
import { readWhmcs } from './whmcs/whmcs.ts';

const file = `${import.meta.dirname}/fixtures/whmcs-sample.sql`;
const source = 'billing.example.com';
/** The day of the dump. */
const asOf = new Date('2026-06-30T12:00:00Z');
const products = {
  1: 'web_hosting/start',
  2: 'web_hosting/business',
  3: 'vps/nvme-1@FRA1',
  4: null,
  5: 'web_hosting/start',
  6: null,
};

let company: Company;
beforeAll(async () => {
  company = await readWhmcs(file);
});

const importIt = (shop: TestShop, change: { isDry?: boolean; map?: object; company?: Company } = {}) =>
  runImport(shop.app.hoster, {
    company: change.company ?? company,
    file,
    isDry: change.isDry ?? false,
    startedBy: 'mira',
    kind: 'whmcs',
    map: ImportMap.parse(change.map ?? { products }),
  });

async function openShop(): Promise<TestShop> {
  const shop = await testShop();
  shop.clock.set(asOf);
  return shop;
}

/** Number of rows of every table that an import writes. */
async function sizes({ db }: TestShop): Promise<unknown> {
  const tables = [
    'users',
    'accounts',
    'account_members',
    'legal_entities',
    'account_invoice_recipients',
    'ledger_transactions',
    'ledger_postings',
    'services',
    'staff_tasks',
    'addresses',
    'imported_invoices',
    'imported_payments',
    'imported_records',
    'tickets',
    'ticket_messages',
    'ticket_attachments',
    'ticket_events',
    'invoices',
    'customer_notes',
    'mail_outbox',
  ];
  const parts = tables.map((table) => `select '${table}' as name, count(*)::int as rows from ${table}`);
  return rowsOf(db, sql.raw(parts.join(' union all ')));
}

describe('an import from WHMCS', () => {
  let shop: TestShop;
  let before: unknown;
  beforeAll(async () => {
    shop = await openShop();
    before = await sizes(shop);
  }, 60_000);
  afterAll(() => shop.close());

  const idOf = async (kind: typeof importedRecords.$inferSelect.kind, oldId: number | string): Promise<number> => {
    const [row] = await shop.db
      .select()
      .from(importedRecords)
      .where(and(eq(importedRecords.kind, kind), eq(importedRecords.oldId, String(oldId))));
    if (!row?.newId) throw new Error(`${kind} ${oldId} wasn't imported.`);
    return row.newId;
  };
  const serviceOf = async (oldId: number): Promise<ServiceRow> => {
    const [row] = await shop.db
      .select()
      .from(services)
      .where(eq(services.id, await idOf('service', oldId)));
    if (!row) throw new Error(`No service ${oldId}`);
    return row;
  };
  const dayOf = (date: Date | null) => date?.toISOString().slice(0, 10) ?? null;

  it('changes nothing in a dry run, and reports what the run itself will', async () => {
    const dry = await importIt(shop, { isDry: true });
    expect(await sizes(shop)).toEqual(before);
    const { isEqual, sections } = await importIt(shop);
    expect(sections.slice(0, dry.sections.length)).toEqual(dry.sections);
    expect(sections.at(-1)?.title).toBe('Compared: everything is equal');
    expect(isEqual).toBe(true);
  });

  it('says which products have no plan, and how to name one', async () => {
    const { sections } = await importIt(shop, { isDry: true, map: { products: { 1: 'web_hosting/nothing' } } });
    const lines = sections.flatMap((section) => section.lines);
    expect(lines).toContain('2: Business, 7 running');
    expect(lines.some((line) => line.startsWith('Map: {"products":{"2":"web_hosting/business"'))).toBe(true);
    expect(lines).toContain('The map names “web_hosting/nothing” for product 1, which isn’t a plan.');
  });

  it('changes nothing when it’s repeated', async () => {
    const after = await sizes(shop);
    const { sections } = await importIt(shop);
    expect(await sizes(shop)).toEqual(after);
    expect(sections.at(-2)?.lines).toEqual(['Nothing: everything was there already.']);
  });

  it('emails nobody, neither while it runs nor when jobs run after it', async () => {
    await shop.drain();
    await shop.pass(0);
    expect(await shop.db.$count(mailOutbox, like(mailOutbox.recipient, '%.example'))).toBe(0);
  });

  it('keeps two clients of one login apart, and gives members their role', async () => {
    const [first, second] = [await idOf('client', 4), await idOf('client', 5)];
    expect(first).not.toBe(second);
    const membersOf = (email: string) =>
      shop.db
        .select({ account: accountMembers.accountId, role: accountMembers.role })
        .from(accountMembers)
        .innerJoin(emailAddresses, eq(emailAddresses.userId, accountMembers.userId))
        .where(eq(emailAddresses.email, email))
        .orderBy(accountMembers.accountId);
    expect(await membersOf('petra@novak.example')).toEqual([
      { account: first, role: 'owner' },
      { account: second, role: 'owner' },
    ]);
    expect(await membersOf('jonas@bergstrom.example')).toContainEqual({
      account: await idOf('client', 1),
      role: 'technical',
    });
    const [company5] = await shop.db.select().from(legalEntities).where(eq(legalEntities.accountId, second));
    expect(company5).toMatchObject({ name: 'Novák Design s.r.o.', country: 'CZ', isDefault: true });
    const recipients = await shop.db.select().from(accountInvoiceRecipients);
    expect(recipients).toMatchObject([{ email: 'accounts@oneill.example', isConfirmed: true }]);
  });

  it('takes services over with their price and due date, without an order to a provider', async () => {
    expect(await serviceOf(1)).toMatchObject({
      kind: 'web_hosting',
      state: 'active',
      priceCents: 1400,
      provider: 'by-hand',
    });
    // The term from July is invoiced already.
    expect(dayOf((await serviceOf(2)).paidUntil)).toBe('2027-07-01');
    expect(dayOf((await serviceOf(7)).paidUntil)).toBe('2026-08-01');
    expect(await serviceOf(14)).toMatchObject({ priceCents: 727 });
    expect(await serviceOf(8)).toMatchObject({ autoRenew: false, rentMonths: 36 });
    expect(await serviceOf(12)).toMatchObject({ kind: 'vps', state: 'suspended', host: 'vm1.wisniewska.example' });
    expect(await serviceOf(16)).toMatchObject({ paidUntil: null, autoRenew: false, priceCents: 0 });
    const { id } = await serviceOf(1);
    expect(await shop.db.$count(serviceOperations, gte(serviceOperations.serviceId, id))).toBe(0);
  });

  it('renews a service at its old price on its old day', async () => {
    const account = await idOf('client', 1);
    const { id } = await serviceOf(1);
    await setBalance(shop.db, account, 10_000);
    await shop.pass(5);
    const [renewed] = await shop.db.select().from(services).where(eq(services.id, id));
    expect(dayOf(renewed?.paidUntil ?? null)).toBe('2026-08-05');
    // 14.00 with German VAT.
    expect(await balanceOf(shop.db, account)).toBe(10_000 - 1666);
    const [invoice] = await shop.db.select().from(invoices).where(eq(invoices.accountId, account));
    expect(invoice).toMatchObject({ totalCents: 1666 });
    shop.clock.set(asOf);
  });

  it('opens the ledger with credits and open invoices', async () => {
    expect(await balanceOf(shop.db, await idOf('client', 8))).toBe(2200);
    // 25.00 USD at the rate of the dump.
    expect(await balanceOf(shop.db, await idOf('client', 3))).toBe(2273);
    const owedBy = async (client: number) => {
      const ofClient = and(
        eq(ledgerPostings.accountId, await idOf('client', client)),
        eq(ledgerPostings.account, 'receivable'),
      );
      const rows = await shop.db.select().from(ledgerPostings).where(ofClient);
      return rows.reduce((sum, { amountCents }) => sum + amountCents, 0);
    };
    expect(await owedBy(2)).toBe(3690);
    expect(await owedBy(9)).toBe(2750);
  });

  it('keeps the numbers of invoices, and has no gap in our own series', async () => {
    const numbers = (await shop.db.select().from(importedInvoices)).map(({ number }) => number);
    expect(numbers).toContain('RE-2026-0001');
    expect(numbers).toContain('1004');
    expect(new Set(numbers).size).toBe(29);
  });

  it('keeps tickets with messages, notes and names of files', async () => {
    const [ticket] = await shop.db
      .select()
      .from(tickets)
      .where(eq(tickets.id, await idOf('ticket', 1)));
    expect(ticket).toMatchObject({
      subject: 'Mail does not arrive (ABX-100001)',
      status: 'answered',
      priority: 'high',
    });
    expect(ticket?.serviceId).toBe((await serviceOf(1)).id);
    const messages = await shop.db
      .select()
      .from(ticketMessages)
      .where(eq(ticketMessages.ticketId, ticket?.id ?? 0))
      .orderBy(ticketMessages.id);
    expect(messages.map(({ author, isNote }) => `${author}${isNote ? ' note' : ''}`)).toEqual([
      'customer',
      'staff',
      'staff note',
      'customer',
      'staff',
      'staff note',
    ]);
    expect(messages[0]?.body).toBe('Hello,\n\nmy mails to "info@bergstrom.example" don\'t arrive.');
    expect(messages[1]).toMatchObject({ name: 'Mira Berg', body: 'Which sender?' });
    const files = await shop.db
      .select()
      .from(ticketAttachments)
      .where(eq(ticketAttachments.messageId, messages[0]?.id ?? 0));
    expect(files.map(({ name }) => name)).toEqual(['screenshot.png', 'mail_log.txt']);
    const [guest] = await shop.db
      .select()
      .from(tickets)
      .where(eq(tickets.id, await idOf('ticket', 3)));
    expect(guest).toMatchObject({ accountId: null, email: 'pat@visitor.example', status: 'closed' });
  });

  it('leaves domains, and services that have ended, as notes', async () => {
    const notesOf = async (client: number) => {
      const of = eq(customerNotes.accountId, await idOf('client', client));
      return (await shop.db.select().from(customerNotes).where(of)).map(({ text }) => text).join('\n');
    };
    expect(await notesOf(3)).toContain(
      'Domain marcuslee.example: Active at enom, expires 2026-08-15, due 2026-08-15, 26.40 USD for 2 years',
    );
    expect(await notesOf(3)).toContain(
      'Domain old-lee.example: Transferred Away at enom, expires 2023-01-01, not renewed',
    );
    expect(await notesOf(12)).toContain(
      'Service later.tanaka.example: Business, Pending, 8.00 USD for 1 month, due 2026-06-27',
    );
    expect(await notesOf(1)).toContain('How did you find us?: Friend');
    expect(await notesOf(1)).not.toContain('MasterCard');
  });

  it('lets customers in by the link of a password reset only', async () => {
    const browser = shop.browser();
    const answers = [
      await browser.login('anna@bergstrom.example', 'Import-Test-1'),
      await browser.login('nobody@bergstrom.example', 'Import-Test-1'),
    ];
    // Whoever can't sign in is told how customers from before the move do, whether they are one or not.
    for (const { body, statusCode } of answers) {
      expect(statusCode).toBe(400);
      expect(body).toContain('choose a new password first');
    }
    expect(answers[0]?.body).toBe(answers[1]?.body);
    await browser.post(`${api}/auth/password/request`, { email: 'anna@bergstrom.example' });
    const email = (await shop.emails('anna@bergstrom.example')).at(-1);
    expect(email?.text).toContain('/password/reset/');
    const [user] = await shop.db.select().from(users).where(eq(users.lastName, 'Bergström'));
    expect(user?.passwordHash).toBeNull();
  });

  it('leaves one finished run, with its report', async () => {
    const runs = await shop.db.select().from(importRuns).where(eq(importRuns.isDry, false));
    expect(runs[0]).toMatchObject({ kind: 'whmcs', source, file: 'whmcs-sample.sql' });
    expect(runs.every(({ finishedAt }) => finishedAt !== null)).toBe(true);
  });
});

describe('an import that is interrupted', () => {
  it('continues where it was, and ends as if nothing had happened', async () => {
    const [whole, killed] = [await openShop(), await openShop()];
    try {
      await importIt(whole);
      const fate = mortal(killed.db);
      let deaths = 0;
      for (let statements = 3; ; statements = Math.ceil(statements * 1.4)) {
        fate.dieAfter(statements);
        const isDone = await importIt(killed).then(
          () => true,
          () => false,
        );
        fate.live();
        if (isDone) break;
        deaths += 1;
      }
      expect(deaths).toBeGreaterThan(10);
      expect(await sizes(killed)).toEqual(await sizes(whole));
      expect((await importIt(killed)).sections.at(-1)?.title).toBe('Compared: everything is equal');
    } finally {
      await whole.close();
      await killed.close();
    }
  }, 120_000);

  it('imports everything once when two run at the same second', async () => {
    const shop = await openShop();
    try {
      const runs = await Promise.all([importIt(shop), importIt(shop)]);
      expect(runs.map(({ isEqual }) => isEqual)).toContain(true);
      expect(await shop.db.$count(importedInvoices)).toBe(29);
      expect((await importIt(shop)).isEqual).toBe(true);
    } finally {
      await shop.close();
    }
  }, 60_000);
});

describe('a dump that is old, or odd', () => {
  it('takes over what is due already as unpaid, and emails nobody about it', async () => {
    const shop = await testShop();
    try {
      await importIt(shop);
      await shop.pass(0);
      const rows = await shop.db.select().from(services).where(eq(services.provider, 'by-hand'));
      expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['active', 'failed_renew', 'suspended']));
      expect(await shop.db.$count(mailOutbox, like(mailOutbox.recipient, '%.example'))).toBe(0);
    } finally {
      await shop.close();
    }
  });

  it('gives no number twice', async () => {
    const shop = await openShop();
    try {
      const [first, ...others] = company.invoices;
      if (!first) throw new Error('The sample has no invoices.');
      const numbered = ['NL-2026-000007', 'NL-2026-000007', 'RE-1', 'RE-1', 'ZZ-2026-000041'];
      const odd = others.slice(0, 5).map((invoice, index) => ({ ...invoice, number: numbered[index] ?? '' }));
      const now = new Date('2026-07-02T00:00:00Z');
      await shop.db.transaction((tx) => nextNumber(tx, 'NL', 'invoice', now));
      await importIt(shop, { company: { ...company, invoices: odd } });
      const stored = (await shop.db.select().from(importedInvoices)).map(({ number }) => number);
      const [a, b, c, d] = odd.map(({ id }) => id);
      // NL is a series of ours, so it may come to 7.
      expect(stored.toSorted()).toEqual([
        `NL-2026-000007 (${a})`,
        `NL-2026-000007 (${b})`,
        `RE-1`,
        `RE-1 (${d})`,
        'ZZ-2026-000041',
      ]);
      expect(c).toBeDefined();
      // A series that begins now goes on after that of the old shop.
      expect(await shop.db.transaction((tx) => nextNumber(tx, 'ZZ', 'invoice', now))).toBe('ZZ-2026-000042');
      expect(await shop.db.transaction((tx) => nextNumber(tx, 'NL', 'invoice', now))).toMatch(/^NL-2026-\d{6}$/);
    } finally {
      await shop.close();
    }
  });
});

describe('the page of imports', () => {
  it('lists dry runs and imports with their reports, for administrators', async () => {
    const shop = await openShop();
    try {
      await importIt(shop, { isDry: true });
      await importIt(shop);
      const staff = await shop.staff();
      const path = '/my/api/staff/imports/';
      const [run, dry] = (await staff.get(path)).json<ImportRunPage>().results;
      expect([run?.is_dry, run?.file, dry?.is_dry, dry?.records]).toEqual([false, 'whmcs-sample.sql', true, 0]);
      expect(run?.started_by).toBe('mira');
      expect(run?.records).toBe(await shop.db.$count(importedRecords));
      const { report } = (await staff.get(`${path}${run?.id}/`)).json<ImportRunDetails>();
      expect(report.at(-1)?.title).toBe('Compared: everything is equal');
      const drys = (await staff.get(`${path}?kind=dry`)).json<ImportRunPage>();
      expect(drys.results.map(({ id }) => id)).toEqual([dry?.id]);
      expect((await staff.get(`${path}csv/`)).body.trim().split('\n')).toHaveLength(3);
      expect((await staff.get(`${path}999/`)).statusCode).toBe(404);
      expect((await (await shop.customer()).get(path)).statusCode).toBe(403);
    } finally {
      await shop.close();
    }
  });
});

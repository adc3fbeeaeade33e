import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Company } from '../company/company.ts';
import { figuresOf } from '../company/figures.ts';
import { monthsOf } from './services.ts';
import { tablesIn } from './tables.ts';
import { readWhmcs } from './whmcs.ts';

const fixtures = `${import.meta.dirname}/../fixtures`;

interface Sums {
  readonly [name: string]: number | string | Sums;
}
interface Expected {
  readonly by_currency: Readonly<Record<string, Sums>>;
  readonly counts: Readonly<Record<string, number>>;
  readonly clients: readonly {
    readonly id: number;
    readonly open_balance: string;
    readonly credit: string;
    readonly credit_drift: string;
  }[];
  readonly open_invoices: readonly { readonly id: number; readonly balance: string }[];
}

const expected = JSON.parse(readFileSync(`${fixtures}/whmcs-expected.json`, 'utf8')) as Expected;
let company: Company;
beforeAll(async () => {
  company = await readWhmcs(`${fixtures}/whmcs-sample.sql`);
});

const spoken = (cents: number): string => (cents / 100).toFixed(2);
const byId = <Row extends { readonly id: string }>(rows: readonly Row[], id: number): Row => {
  const found = rows.find((row) => row.id === String(id));
  if (!found) throw new Error(`No ${id}`);
  return found;
};

describe('the sample of WHMCS', () => {
  it('has the figures that were worked out without us', () => {
    const found = Object.fromEntries(
      [...figuresOf(company)].map(([code, figures]) => [
        code,
        {
          clients: figures.clients,
          invoices_by_status: Object.fromEntries(
            Object.entries(figures.invoices).map(([status, sums]) => [
              status,
              {
                count: sums.count,
                gross_before_credit: spoken(sums.grossCents),
                credit_applied: spoken(sums.creditCents),
                total_column: spoken(sums.totalCents),
                tax: spoken(sums.taxCents),
              },
            ]),
          ),
          item_amounts_issued_without_addfunds_and_masspay: spoken(figures.soldCents),
          payments: {
            rows: figures.payments.rows,
            in: spoken(figures.payments.inCents),
            refunds_out: spoken(figures.payments.outCents),
            fees: spoken(figures.payments.feeCents),
          },
          client_credit_liability: spoken(figures.creditCents),
          client_credit_negative: spoken(figures.debtCents),
          open_receivable: spoken(figures.openCents),
          open_invoices: figures.openCount,
          open_negative_documents: spoken(figures.negativeCents),
          open_negative_count: figures.negativeCount,
          payments_stuck_on_cancelled_or_draft: spoken(figures.stuckCents),
          mrr_services_active: spoken(figures.monthlyActiveCents),
          mrr_services_active_plus_suspended: spoken(figures.monthlyActiveCents + figures.monthlySuspendedCents),
          mrr_addons_active: spoken(figures.monthlyAddonCents),
          domains_active_per_month: spoken(figures.monthlyDomainCents),
          opening_ledger: {
            debit_accounts_receivable: spoken(figures.openCents + figures.debtCents),
            credit_customer_credit: spoken(figures.creditCents + figures.negativeCents + figures.stuckCents),
            balancing_opening_equity_credit: spoken(
              figures.openCents + figures.debtCents - figures.creditCents - figures.negativeCents - figures.stuckCents,
            ),
          },
        },
      ]),
    );
    expect(found).toEqual(expected.by_currency);
  });

  it('has every row of every table that is read', () => {
    for (const [table, count] of company.counts) {
      expect([table, count]).toEqual([table, expected.counts[`tbl${table}`]]);
    }
  });

  it('has what each client owes, and their credit', () => {
    for (const { id, open_balance, credit, credit_drift } of expected.clients) {
      const client = byId(company.clients, id);
      const open = company.invoices.filter((invoice) => invoice.client === String(id));
      expect(spoken(open.reduce((sum, { openCents }) => sum + openCents, 0))).toBe(open_balance);
      expect(spoken(client.creditCents)).toBe(credit);
      expect(spoken(client.creditCents - (client.creditLogCents ?? 0))).toBe(credit_drift);
    }
    expect(
      company.invoices.flatMap(({ id, openCents }) => (openCents === 0 ? [] : [[Number(id), spoken(openCents)]])),
    ).toEqual(expected.open_invoices.map(({ id, balance }) => [id, balance]));
  });

  it('has plain text where WHMCS has HTML', () => {
    expect(byId(company.clients, 2)).toMatchObject({
      firstName: 'Siobhán',
      lastName: "O'Neill",
      company: '"O\'Neill & Sons <Web>"'.slice(1, -1),
    });
    expect(byId(company.clients, 11).firstName).toBe('Max "Deal"');
    expect(company.products.find(({ id }) => id === '3')?.group).toBe('Virtual Servers & Extras');
    expect(byId(company.tickets, 3).messages[0]?.text).toMatch(/😀$/);
    expect(byId(company.invoices, 1035).lines[0]?.text).toBe('Consulting 1h\nincl. report');
  });

  it('has one login for two clients, members, and owners without a login of their own', () => {
    const loginOf = (email: string) => company.logins.find((login) => login.email === email)?.memberships;
    expect(loginOf('petra@novak.example')).toEqual([
      { client: '4', role: 'owner' },
      { client: '5', role: 'owner' },
    ]);
    expect(loginOf('jonas@bergstrom.example')).toEqual([{ client: '1', role: 'technical' }]);
    expect(loginOf('lucia@fernandez.example')).toEqual([{ client: '7', role: 'owner' }]);
    expect(company.logins).toHaveLength(12);
    // Jonas signs in, so he's no contact.
    expect(company.contacts).toMatchObject([{ client: '2', email: 'accounts@oneill.example', getsInvoices: true }]);
  });

  it('has services with their next price, and the day up to which they’re invoiced', () => {
    const dayOf = (date: Date | null) => date?.toISOString().slice(0, 10) ?? null;
    expect(byId(company.services, 2)).toMatchObject({ status: 'active', months: 12, priceCents: 6000 });
    expect(dayOf(byId(company.services, 2).invoicedUntil)).toBe('2027-07-01');
    expect(byId(company.services, 14)).toMatchObject({ listCents: 1000, priceCents: 800 });
    for (const id of [16, 17, 20]) expect(byId(company.services, id)).toMatchObject({ months: null, due: null });
    expect(byId(company.services, 8).endReason).toBe("Moving in-house, it's fine");
    expect(dayOf(byId(company.services, 13).heldUntil)).toBe('2026-07-31');
    expect(byId(company.services, 15).status).toBe('ended');
    expect(byId(company.services, 19).status).toBe('pending');
    expect(byId(company.domains, 5).expires).toBeNull();
  });

  it('has tickets with their first message, files and statuses of one’s own', () => {
    expect(byId(company.tickets, 1).messages).toHaveLength(5);
    expect(byId(company.tickets, 1).messages[0]?.files.map(({ name }) => name)).toEqual([
      'screenshot.png',
      'mail_log.txt',
    ]);
    expect(byId(company.tickets, 8).messages[0]?.files).toEqual([{ name: 'a_b_c.pdf', isRemoved: true }]);
    expect(byId(company.tickets, 6)).toMatchObject({ status: 'waiting', statusName: 'Waiting on Vendor' });
    expect(byId(company.tickets, 3)).toMatchObject({ client: null, email: 'pat@visitor.example' });
    expect(byId(company.tickets, 5).messages[0]).toMatchObject({ by: 'staff', name: 'Ola Nordmann' });
    expect(byId(company.tickets, 4).service).toBe('12');
  });

  it('lists what belongs to clients who were deleted, or to nobody', () => {
    expect(company.skipped.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
      'invoice 1032',
      'ticket 7',
      'payment 23',
      'payment 26',
    ]);
  });
});

describe('tablesIn', () => {
  it.each(['tbl', 'whmcs_', 'MOD_tbl', ''])('finds tables with the prefix “%s”', (prefix) => {
    const tables = tablesIn([`${prefix}clients`, `${prefix}users_clients`, `${prefix}invoices`, 'xx_clients', 'other']);
    expect([...tables]).toEqual([
      [`${prefix}clients`, 'clients'],
      [`${prefix}users_clients`, 'users_clients'],
      [`${prefix}invoices`, 'invoices'],
    ]);
  });
});

describe('monthsOf', () => {
  it.each([
    ['Monthly', 1],
    ['semi annually', 6],
    ['Semi-Annually', 6],
    ['TRIENNIALLY', 36],
    ['One Time', null],
    ['Free Account', null],
    ['', null],
  ])('%s', (cycle, months) => {
    expect(monthsOf(cycle)).toBe(months);
  });
});

import type { Role } from '@hoster/contract';
import type { Client, Contact, Currency, Login, Skipped } from '../company/company.ts';
import { emailIn } from '../company/email.ts';
import type { Row } from '../company/rows.ts';
import type { Whmcs } from './load.ts';

/** Currencies of the old shop, and that of a client. An unknown one is the base. */
export function currenciesOf({ rows }: Whmcs): { currencies: Currency[]; codeOf: (id: string | null) => string } {
  const all = rows('currencies').map((row) => ({
    id: row.id('id'),
    code: row.raw('code').toUpperCase(),
    rate: row.raw('rate') || '1',
    isBase: row.is('default'),
  }));
  const base = all.find(({ isBase }) => isBase) ?? all[0];
  return {
    currencies: all.map(({ code, rate, isBase }) => ({ code, rate, isBase })),
    codeOf: (id) => (all.find((currency) => currency.id === id) ?? base)?.code ?? 'EUR',
  };
}

/** Clients, in the order of the dump. */
export function clientsOf(whmcs: Whmcs, codeOf: (id: string | null) => string): Client[] {
  const { rows } = whmcs;
  const log = new Map<string, number>();
  for (const row of rows('credit')) {
    log.set(row.raw('clientid'), (log.get(row.raw('clientid')) ?? 0) + row.cents('amount'));
  }
  const notes = notesByClient(whmcs);
  return rows('clients').map((row) => {
    const id = row.raw('id');
    const own = row.text('notes');
    return {
      id,
      firstName: row.line('firstname'),
      lastName: row.line('lastname'),
      company: row.line('companyname'),
      email: row.line('email'),
      address: [row.line('address1'), row.line('address2')].filter(Boolean).join(', '),
      city: [row.line('city'), row.line('state')].filter(Boolean).join(', '),
      zipCode: row.line('postcode'),
      country: row.raw('country').toUpperCase(),
      phone: row.line('phonenumber'),
      vatId: row.line('tax_id'),
      isTaxExempt: row.is('taxexempt'),
      currency: codeOf(row.id('currency')),
      creditCents: row.cents('credit'),
      creditLogCents: log.get(id) ?? (whmcs.missing.includes('credit') ? null : 0),
      status: row.raw('status') || 'Active',
      language: row.raw('language').toLowerCase(),
      createdAt: row.date('datecreated'),
      notes: [...(own ? [own] : []), ...(notes.get(id) ?? [])],
    };
  });
}

/** Facts about clients that have no place of their own here. */
function notesByClient({ rows }: Whmcs): Map<string, string[]> {
  const notes = new Map<string, string[]>();
  const add = (client: string, note: string) => notes.set(client, [...(notes.get(client) ?? []), note]);
  const fields = new Map(
    rows('customfields')
      .filter((row) => row.raw('type') === 'client')
      .map((row) => [row.raw('id'), row.line('fieldname').replace(/^[^|]*\|/, '')]),
  );
  for (const row of rows('customfieldsvalues')) {
    const name = fields.get(row.raw('fieldid'));
    if (name !== undefined && row.text('value') !== '') add(row.raw('relid'), `${name}: ${row.text('value')}`);
  }
  for (const row of rows('affiliates')) {
    if (row.cents('balance') !== 0) add(row.raw('clientid'), `Affiliate balance: ${row.raw('balance')}`);
  }
  for (const row of rows('paymethods')) {
    if (row.date('deleted_at') === null) add(row.raw('userid'), `Saved payment method: ${row.line('description')}`);
  }
  return notes;
}

/** What somebody with some permissions of WHMCS may do here. Never everything: only owners may. */
function roleFor(permissions: string): Role {
  const given = new Set(permissions.toLowerCase().match(/[a-z]+/g));
  if (given.has('manageproducts')) return 'technical';
  return given.has('invoices') || given.has('orders') ? 'billing' : 'read_only';
}

interface Draft extends Omit<Login, 'memberships'> {
  readonly memberships: Map<string, Role>;
}

/**
 * Who signs in. From 8.0 on these are users, with the clients that they may act for; before, each client and each contact
 * with access. Clients with one address are one login. @param emails addresses to take instead, by client
 */
export function loginsOf(
  { rows }: Whmcs,
  clients: readonly Client[],
  emails: Readonly<Record<string, string>>,
): { logins: Login[]; skipped: Skipped[] } {
  const drafts = new Map<string, Draft>();
  const skipped: Skipped[] = [];
  const known = new Set(clients.map(({ id }) => id));
  const add = (address: string, login: Omit<Draft, 'memberships' | 'email'>, client: string, role: Role): boolean => {
    const email = emailIn(address);
    if (email === null) return false;
    const draft = drafts.get(email) ?? { ...login, email, memberships: new Map<string, Role>() };
    drafts.set(email, draft);
    if (draft.memberships.get(client) !== 'owner') draft.memberships.set(client, role);
    return true;
  };
  const users = new Map(rows('users').map((row) => [row.raw('id'), row]));
  for (const link of rows('users_clients')) {
    const user = users.get(link.raw('auth_user_id'));
    const client = link.raw('client_id');
    if (!user || !known.has(client)) continue;
    const role = link.is('owner') ? 'owner' : roleFor(link.raw('permissions'));
    if (!add(user.line('email'), userLogin(user), client, role)) {
      skipped.push({ kind: 'login', id: user.raw('id'), why: `“${user.line('email')}” isn’t an email address` });
    }
  }
  const owned = new Set([...drafts.values()].flatMap(({ memberships }) => ownedBy(memberships)));
  for (const client of clients) {
    const { firstName, lastName, language, createdAt, id } = client;
    if (owned.has(id)) continue;
    const login = { id: `client ${id}`, firstName, lastName, language, createdAt, hasSecondFactor: false };
    add(emails[id] ?? client.email, login, id, 'owner');
  }
  // Before 8.0. Later they're users, and this column is 0.
  for (const row of rows('contacts')) {
    const client = row.raw('userid');
    if (!row.is('subaccount') || !known.has(client)) continue;
    const login = { id: `contact ${row.raw('id')}`, firstName: row.line('firstname'), lastName: row.line('lastname') };
    const more = { language: '', createdAt: null, hasSecondFactor: false };
    if (!add(row.line('email'), { ...login, ...more }, client, roleFor(row.raw('permissions')))) {
      skipped.push({ kind: 'login', id: row.raw('id'), why: `“${row.line('email')}” isn’t an email address` });
    }
  }
  return {
    logins: [...drafts.values()].map((draft) => ({
      ...draft,
      memberships: [...draft.memberships].map(([client, role]) => ({ client, role })),
    })),
    skipped,
  };
}

const ownedBy = (memberships: ReadonlyMap<string, Role>): string[] =>
  [...memberships].flatMap(([client, role]) => (role === 'owner' ? [client] : []));

const userLogin = (row: Row): Omit<Draft, 'memberships' | 'email'> => ({
  id: row.raw('id'),
  firstName: row.line('first_name'),
  lastName: row.line('last_name'),
  language: row.raw('language').toLowerCase(),
  hasSecondFactor: row.raw('second_factor') !== '',
  createdAt: row.date('created_at'),
});

/** Contacts who don't sign in. */
export function contactsOf({ rows }: Whmcs, logins: readonly Login[]): Contact[] {
  const members = new Set(
    logins.flatMap(({ email, memberships }) => memberships.map(({ client }) => `${client} ${email}`)),
  );
  return rows('contacts').flatMap((row) => {
    const email = row.line('email').toLowerCase();
    const client = row.raw('userid');
    if (members.has(`${client} ${email}`)) return [];
    const name = [row.line('firstname'), row.line('lastname')].filter(Boolean).join(' ') || row.line('companyname');
    // Versions without the column send everything to everybody.
    const getsInvoices = row.is('invoiceemails') || !row.has('invoiceemails');
    return [{ id: row.raw('id'), client, name, email, getsInvoices }];
  });
}

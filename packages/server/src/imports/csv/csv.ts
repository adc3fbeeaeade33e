import { readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { parse } from 'csv-parse/sync';
import { reasonOf, StartError } from '../../platform/index.ts';
import type { Client, Company, Domain, Invoice, Login, Service, Skipped, Ticket } from '../company/company.ts';
import { emailIn } from '../company/email.ts';
import { Row } from '../company/rows.ts';
import { textDecoder } from '../sql/charsets.ts';

/** Files of a folder; only the first one is needed. */
const files = ['clients', 'services', 'domains', 'invoices', 'tickets', 'messages'] as const;
type FileName = (typeof files)[number];

/**
 * Reads a company from CSV files with a line of column names, in any order: `docs/recipes/import.md` lists them.
 * Separated by commas, semicolons or tabs, in UTF-8 or Windows-1252.
 * @throws StartError that names a file that can't be read
 */
export async function readCsv(folder: string, emails: Readonly<Record<string, string>> = {}): Promise<Company> {
  const rows = Object.fromEntries(
    await Promise.all(files.map(async (name) => [name, await rowsOf(join(folder, `${name}.csv`), name === 'clients')])),
  ) as Record<FileName, Row[]>;
  const clients = rows.clients.map(clientOf);
  const known = new Map(clients.map((client) => [client.id, client]));
  const currencyOf = (client: string): string => known.get(client)?.currency ?? 'EUR';
  const messages = Map.groupBy(rows.messages, (row) => row.raw('ticket'));
  const all = {
    service: rows.services.map((row) => serviceOf(row, currencyOf)),
    domain: rows.domains.map(domainOf),
    invoice: rows.invoices.map((row) => invoiceOf(row, currencyOf)),
    ticket: rows.tickets.map((row) => ticketOf(row, messages.get(row.raw('id')) ?? [])),
  };
  const invoiceRows = new Map(rows.invoices.map((row) => [row.raw('id'), row]));
  const isKnown = ({ client }: { readonly client: string | null }): boolean => client === null || known.has(client);
  const kept = <Kept extends { readonly client: string | null }>(list: readonly Kept[]): Kept[] => list.filter(isKnown);
  return {
    title: 'CSV files',
    source: basename(resolve(folder)),
    seller: '',
    isTaxIncluded: false,
    nextInvoiceNumber: null,
    currencies: [...new Set(['EUR', ...clients.map(({ currency }) => currency)])].map((code) => ({
      code,
      // Only the map knows other rates.
      rate: code === 'EUR' ? '1' : '0',
      isBase: code === 'EUR',
    })),
    clients,
    logins: loginsOf(clients, emails),
    contacts: [],
    products: [...new Set(all.service.map(({ product }) => product))].map((id) => ({ id, name: id, group: '' })),
    services: kept(all.service),
    domains: kept(all.domain),
    invoices: kept(all.invoice),
    payments: kept(all.invoice).flatMap((invoice) => paymentsOf(invoice, invoiceRows.get(invoice.id))),
    tickets: kept(all.ticket),
    counts: new Map(files.map((name) => [name, rows[name].length])),
    skipped: Object.entries(all).flatMap(([kind, list]) =>
      list.flatMap((row): Skipped[] =>
        isKnown(row) ? [] : [{ kind, id: row.id, why: `clients.csv has no client ${row.client}` }],
      ),
    ),
    hints: [],
  };
}

async function rowsOf(file: string, isNeeded: boolean): Promise<Row[]> {
  let bytes: Buffer;
  try {
    bytes = await readFile(file);
  } catch (error) {
    if (!isNeeded && error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw new StartError(`Can't read ${file}: ${reasonOf(error)}`, { cause: error });
  }
  const text = textDecoder('latin1')(bytes);
  try {
    const records = parse(text, {
      bom: true,
      columns: (names: string[]) =>
        names.map((name) =>
          name
            .trim()
            .toLowerCase()
            .replaceAll(/[\s-]+/g, '_'),
        ),
      delimiter: delimiterOf(text),
      skip_empty_lines: true,
      trim: true,
    }) as Record<string, string>[];
    return records.map((record) => new Row(record));
  } catch (error) {
    throw new StartError(`Can't read ${file}: ${reasonOf(error)}`, { cause: error });
  }
}

/** The separator that the line of names has most of. */
function delimiterOf(text: string): string {
  const [names = ''] = text.split('\n', 1);
  const count = (mark: string) => names.split(mark).length;
  return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}

function clientOf(row: Row): Client {
  const notes = row.text('notes');
  return {
    id: row.raw('id'),
    firstName: row.line('first_name'),
    lastName: row.line('last_name'),
    company: row.line('company'),
    email: row.line('email'),
    address: row.line('address'),
    city: row.line('city'),
    zipCode: row.line('zip'),
    country: row.raw('country').toUpperCase(),
    phone: row.line('phone'),
    vatId: row.line('vat_id'),
    isTaxExempt: false,
    currency: row.raw('currency').toUpperCase() || 'EUR',
    creditCents: row.cents('balance'),
    creditLogCents: null,
    status: row.raw('status') || 'Active',
    language: row.raw('language').toLowerCase(),
    createdAt: row.date('created'),
    notes: notes ? [notes] : [],
  };
}

/** Clients with one address are one login. */
function loginsOf(clients: readonly Client[], emails: Readonly<Record<string, string>>): Login[] {
  const byEmail = Map.groupBy(clients, ({ email, id }) => emailIn(emails[id] ?? email) ?? '');
  return [...byEmail].flatMap(([email, [first, ...others]]) =>
    first && email !== ''
      ? [
          {
            id: `client ${first.id}`,
            email,
            firstName: first.firstName,
            lastName: first.lastName,
            language: first.language,
            hasSecondFactor: false,
            createdAt: first.createdAt,
            memberships: [first, ...others].map(({ id }) => ({ client: id, role: 'owner' as const })),
          },
        ]
      : [],
  );
}

function serviceOf(row: Row, currencyOf: (client: string) => string): Service {
  const statusName = row.raw('status') || 'active';
  const status = statusName.toLowerCase();
  const client = row.raw('client');
  return {
    id: row.raw('id'),
    client,
    product: row.raw('product'),
    productName: row.line('product'),
    name: row.line('name') || row.line('domain') || `Service ${row.raw('id')}`,
    domain: row.line('domain').toLowerCase(),
    currency: currencyOf(client),
    listCents: row.cents('price'),
    priceCents: row.cents('price'),
    months: Number(row.raw('months')) >= 1 ? Math.floor(Number(row.raw('months'))) : null,
    addons: [],
    due: row.date('due'),
    invoicedUntil: null,
    status: status === 'active' || status === 'suspended' || status === 'pending' ? status : 'ended',
    statusName,
    startedAt: row.date('started'),
    login: row.line('login'),
    server: row.line('server'),
    addresses: row
      .raw('ip')
      .split(/[\s,;]+/)
      .filter(Boolean),
    endReason: null,
    heldUntil: null,
    notes: row.text('notes'),
  };
}

function domainOf(row: Row): Domain {
  const status = row.raw('status') || 'active';
  return {
    id: row.raw('id'),
    client: row.raw('client'),
    name: row.line('name'),
    status,
    isActive: status.toLowerCase() === 'active',
    registrar: row.line('registrar'),
    years: Math.max(1, Math.floor(Number(row.raw('years'))) || 1),
    cents: row.cents('price'),
    expires: row.date('expires'),
    due: row.date('due'),
    renews: true,
  };
}

const states: Readonly<Record<string, Invoice['state']>> = {
  draft: 'draft',
  open: 'open',
  unpaid: 'open',
  paid: 'paid',
  refunded: 'refunded',
};

function invoiceOf(row: Row, currencyOf: (client: string) => string): Invoice {
  const statusName = row.raw('status') || 'paid';
  const state = states[statusName.toLowerCase()] ?? 'cancelled';
  const client = row.raw('client');
  const totalCents = row.cents('total');
  const taxCents = row.cents('tax');
  const netCents = row.has('net') ? row.cents('net') : totalCents - taxCents;
  return {
    id: row.raw('id'),
    client,
    number: row.line('number'),
    currency: currencyOf(client),
    date: row.date('date'),
    due: row.date('due'),
    paidAt: row.date('paid_on'),
    state,
    statusName,
    lines: [{ text: row.text('text'), cents: netCents, isTaxed: taxCents !== 0 }],
    subtotalCents: netCents,
    taxCents,
    taxPercent: row.raw('tax_percent'),
    creditCents: 0,
    totalCents,
    openCents: state === 'open' ? totalCents - row.cents('paid') : 0,
    isShell: false,
    soldCents: netCents,
    method: row.line('method'),
    notes: row.text('notes'),
  };
}

/** What was paid for an invoice: the whole of a paid one, unless it says another amount. */
function paymentsOf(invoice: Invoice, row: Row | undefined) {
  const inCents =
    row?.has('paid') && row.raw('paid') !== '' ? row.cents('paid') : invoice.state === 'paid' ? invoice.totalCents : 0;
  if (inCents === 0) return [];
  const { client, currency, id, method, paidAt } = invoice;
  return [{ id, client, invoice: id, currency, at: paidAt, inCents, outCents: 0, feeCents: 0, method, reference: '' }];
}

const ticketStates: Readonly<Record<string, Ticket['status']>> = {
  open: 'open',
  answered: 'answered',
  waiting: 'waiting',
};

function ticketOf(row: Row, messages: readonly Row[]): Ticket {
  const statusName = row.raw('status') || 'closed';
  return {
    id: row.raw('id'),
    number: row.raw('number') || row.raw('id'),
    client: row.raw('client') || null,
    name: row.line('name'),
    email: emailIn(row.line('email')) ?? '',
    department: row.line('department'),
    subject: row.line('subject'),
    status: ticketStates[statusName.toLowerCase()] ?? 'closed',
    statusName,
    priority: 'normal',
    service: row.raw('service') || null,
    at: row.date('date'),
    messages: messages
      .map((message, index) => ({
        id: message.raw('id') || `message ${index + 1}`,
        by:
          message.raw('by').toLowerCase() === 'staff' || message.is('note')
            ? ('staff' as const)
            : ('customer' as const),
        name: message.line('name'),
        email: emailIn(message.line('email')) ?? '',
        at: message.date('date'),
        text: message.text('text'),
        isNote: message.is('note'),
        files: [],
      }))
      .toSorted((a, b) => (a.at?.getTime() ?? 0) - (b.at?.getTime() ?? 0)),
  };
}

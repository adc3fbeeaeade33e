import type { Company, Skipped } from '../company/company.ts';
import { clientsOf, contactsOf, currenciesOf, loginsOf } from './clients.ts';
import { invoicesOf, paymentsOf } from './invoices.ts';
import { loadWhmcs, type Whmcs } from './load.ts';
import { domainsOf, servicesOf } from './services.ts';
import { type WhmcsTable, whmcsTables } from './tables.ts';
import { ticketsOf } from './tickets.ts';

/**
 * Reads a company from the database dump of its WHMCS.
 * @param emails addresses of owners to take instead of those in the dump, by client
 * @throws StartError when the file can't be read, or isn't such a dump
 */
export async function readWhmcs(file: string, emails: Readonly<Record<string, string>> = {}): Promise<Company> {
  const whmcs = await loadWhmcs(file);
  const { rows } = whmcs;
  const settings = new Map(rows('configuration').map((row) => [row.raw('setting'), row.line('value')]));
  const { codeOf: currencyById, currencies } = currenciesOf(whmcs);
  const clients = clientsOf(whmcs, currencyById);
  const byId = new Map(clients.map((client) => [client.id, client]));
  const codeOf = (client: string): string => byId.get(client)?.currency ?? currencyById(null);
  const { logins, skipped } = loginsOf(whmcs, clients, emails);
  const payments = paymentsOf(whmcs, codeOf, currencyById);
  const groups = new Map(rows('productgroups').map((row) => [row.raw('id'), row.line('name')]));
  const name = settings.get('CompanyName') ?? '';
  const isKnown = (one: { readonly client: string | null }): boolean => one.client === null || byId.has(one.client);
  const kept = { contacts: contactsOf(whmcs, logins), domains: domainsOf(whmcs) };
  const all = {
    ...kept,
    services: servicesOf(whmcs, codeOf),
    invoices: invoicesOf(whmcs, codeOf, payments),
    tickets: ticketsOf(whmcs),
  };
  return {
    title: ['WHMCS', settings.get('Version'), name && `(${name})`].filter(Boolean).join(' '),
    source: sourceOf(settings),
    seller: name,
    isTaxIncluded: settings.get('TaxType')?.toLowerCase() === 'inclusive',
    nextInvoiceNumber: settings.get('SequentialInvoiceNumberValue') || null,
    currencies,
    clients,
    logins,
    contacts: all.contacts.filter(isKnown),
    products: rows('products').map((row) => ({
      id: row.raw('id'),
      name: row.line('name'),
      group: groups.get(row.raw('gid')) ?? '',
    })),
    services: all.services.filter(isKnown),
    domains: all.domains.filter(isKnown),
    invoices: all.invoices.filter(isKnown),
    payments: payments.filter(isKnown),
    tickets: all.tickets.filter(isKnown),
    counts: new Map(
      Object.keys(whmcsTables)
        .filter((table): table is WhmcsTable => Object.hasOwn(whmcsTables, table))
        .map((table) => [table, rows(table).length]),
    ),
    skipped: [
      ...skipped,
      ...orphans('contact', all.contacts, isKnown),
      ...orphans('service', all.services, isKnown),
      ...orphans('domain', all.domains, isKnown),
      ...orphans('invoice', all.invoices, isKnown),
      ...orphans('ticket', all.tickets, isKnown),
      ...payments.flatMap((payment): Skipped[] =>
        isKnown(payment)
          ? []
          : [
              {
                kind: 'payment',
                id: payment.id,
                why: payment.client === '' ? 'it belongs to no client' : deleted(payment.client),
              },
            ],
      ),
    ],
    hints: hintsOf(whmcs),
  };
}

const deleted = (client: string): string => `client ${client} was deleted`;

function orphans(
  kind: string,
  rows: readonly { readonly id: string; readonly client: string | null }[],
  isKnown: (row: { readonly client: string | null }) => boolean,
): Skipped[] {
  return rows.flatMap((row) => (isKnown(row) ? [] : [{ kind, id: row.id, why: deleted(row.client ?? '') }]));
}

/** The address of the old installation: a later dump of the same one has the same ids. */
function sourceOf(settings: ReadonlyMap<string, string>): string {
  const url = settings.get('SystemURL') ?? '';
  return (URL.canParse(url) ? new URL(url).host : '') || settings.get('CompanyName') || 'whmcs';
}

function hintsOf({ missing, problems, rows }: Whmcs): string[] {
  const important = missing.filter((table) =>
    ['currencies', 'hosting', 'invoices', 'invoiceitems', 'tickets'].includes(table),
  );
  return [
    ...important.map((table) => `The dump has no table “${table}”.`),
    ...[...problems.unreadable].map(
      ([table, count]) => `${count} rows of “${table}” have other columns than the dump says, and were skipped.`,
    ),
    ...[...problems.expressions].map(
      ([table, count]) => `${count} values of “${table}” are expressions, and count as empty.`,
    ),
    ...rows('users').flatMap((row) =>
      row.raw('second_factor') === ''
        ? []
        : [`${row.line('email')} had 2FA, which can’t be carried over: they turn it on again.`],
    ),
  ];
}

import { customerNotes } from '../../customers/index.ts';
import type { Company, Domain, Service } from '../company/company.ts';
import { spoken } from '../plan.ts';
import type { Importing } from './records.ts';

const dayOf = (date: Date | null): string => date?.toISOString().slice(0, 10) ?? '—';

/** Leaves what has no place of its own as a note of staff, one per client: domains, services that ended, contacts. */
export async function importNotes({ context, plan, records }: Importing): Promise<void> {
  const { company } = plan;
  // Those that run follow once the map names a plan for them.
  const staysNote = ({ product, status }: Service) =>
    status === 'ended' || status === 'pending' || plan.map.products[product] === null;
  const of = <Row extends { readonly client: string }>(rows: readonly Row[]) =>
    Map.groupBy(rows, ({ client }) => client);
  const [domains, services] = [of(company.domains), of(company.services.filter(staysNote))];
  const contacts = of(company.contacts);
  for (const { client } of plan.clients) {
    const accountId = records.idOf('client', client.id);
    const text = [
      ...client.notes,
      ...(domains.get(client.id) ?? []).map((domain) => domainNote(domain, client.currency)),
      ...(services.get(client.id) ?? []).map(serviceNote),
      ...(contacts.get(client.id) ?? []).map(contactNote),
      ...(/^active$/i.test(client.status) ? [] : [`Status: ${client.status}`]),
    ].join('\n');
    if (accountId === undefined || text === '') continue;
    await records.once('notes', client.id, async (tx) => {
      const [note] = await tx
        .insert(customerNotes)
        // No user of this shop has written it.
        .values({ accountId, userId: 0, name: nameOf(company), text, createdAt: context.clock.now() })
        .returning({ id: customerNotes.id });
      return note?.id ?? null;
    });
  }
}

const nameOf = ({ title }: Company): string => `Import from ${title}`;

const domainNote = (
  { cents, due, expires, name, registrar, renews, status, years }: Domain,
  currency: string,
): string =>
  `Domain ${name}: ${status}${registrar && ` at ${registrar}`}, expires ${dayOf(expires)}, ${renews ? `due ${dayOf(due)}, ${spoken(cents, currency)} for ${years} ${years === 1 ? 'year' : 'years'}` : 'not renewed'}`;

const serviceNote = ({ currency, due, months, name, priceCents, productName, statusName }: Service): string =>
  `Service ${name}: ${productName}, ${statusName}, ${spoken(priceCents, currency)}${months === null ? '' : ` for ${months} ${months === 1 ? 'month' : 'months'}, due ${dayOf(due)}`}`;

const contactNote = ({ email, name }: Company['contacts'][number]): string => `Contact ${name}: ${email}`;

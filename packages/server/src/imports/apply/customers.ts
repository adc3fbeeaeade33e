import type { Language } from '@hoster/contract';
import { countryCodes } from '@hoster/domain';
import { cutText } from '@hoster/domain/text/cut-text';
import type { Db } from '../../platform/db/index.ts';
import { accountMembers, importAccount, importUser } from '../../identity/index.ts';
import { importPayer, importRecipient, openBalance } from '../../billing/index.ts';
import type { Client, Login } from '../company/company.ts';
import { emailIn } from '../company/email.ts';
import type { Importing } from './records.ts';

/** Language here of one of the old shop, by its name or code. */
export const languageOf = (name: string): Language => (/^(ru|russian)/.test(name) ? 'ru' : 'en');

const known: ReadonlySet<string> = new Set(countryCodes);
const longest = 200;

/** Imports clients with their owners, members, recipients of invoices and balances. */
export async function importCustomers(importing: Importing): Promise<void> {
  const { plan, records } = importing;
  for (const { client, owner } of plan.clients) {
    await records.once('client', client.id, (tx) => storeClient(importing, tx, client, owner));
  }
  for (const login of plan.company.logins) {
    for (const { client, role } of login.memberships) {
      if (role === 'owner') continue;
      const accountId = records.idOf('client', client);
      if (accountId === undefined) continue;
      await records.once('member', `${client} ${login.id}`, async (tx) => {
        const { userId } = await userOf(importing, tx, login);
        await tx.insert(accountMembers).values({ accountId, userId, role }).onConflictDoNothing();
        return userId;
      });
    }
  }
  for (const contact of plan.company.contacts) {
    const accountId = records.idOf('client', contact.client);
    const email = emailIn(contact.email);
    if (accountId === undefined || email === null || !contact.getsInvoices) continue;
    const language = languageOf(plan.clients.find(({ client }) => client.id === contact.client)?.client.language ?? '');
    await records.once('contact', contact.id, async (tx) => {
      await importRecipient(tx, { accountId, email, language, now: importing.context.clock.now() });
      return accountId;
    });
  }
  for (const { client } of plan.clients) await importCredit(importing, client);
}

/** The user of a login, who may be a user for other clients or for this shop already. */
async function userOf({ context, records }: Importing, tx: Db, login: Login) {
  const before = records.idOf('login', login.id);
  if (before !== undefined) return { userId: before, accountId: null };
  const { createdAt, email, language } = login;
  const name = { firstName: cutText(login.firstName, 100), lastName: cutText(login.lastName, 100) };
  const user = await importUser(tx, context, { ...name, createdAt, email, language: languageOf(language) });
  await records.claim(tx, 'login', login.id);
  await records.assign(tx, 'login', login.id, user.userId);
  return user;
}

async function storeClient(importing: Importing, tx: Db, client: Client, login: Login): Promise<number> {
  const { context } = importing;
  const user = await userOf(importing, tx, login);
  const country = known.has(client.country) ? client.country : null;
  const home = {
    address: cutText(client.address, longest),
    city: cutText(client.city, longest),
    zipCode: cutText(client.zipCode, 20),
  };
  const accountId = await importAccount(
    tx,
    context,
    { userId: user.userId, language: languageOf(client.language || login.language), own: user.accountId },
    {
      ...home,
      country,
      phone: client.phone ? cutText(client.phone.replaceAll(/[^\d+]/g, ''), 20) : null,
      createdAt: client.createdAt ?? context.clock.now(),
    },
  );
  if (client.company !== '' && country !== null) {
    const company = { ...home, name: cutText(client.company, longest), country, vatId: client.vatId };
    await importPayer(tx, accountId, company, context.clock.now());
  }
  return accountId;
}

async function importCredit({ plan, records }: Importing, { creditCents, currency, id }: Client): Promise<void> {
  const accountId = records.idOf('client', id);
  const cents = plan.euroCents(creditCents, currency);
  if (accountId === undefined || cents === null || cents === 0) return;
  await records.once('credit', id, async (tx) => {
    await openBalance(tx, { accountId, cents, reference: `import:${plan.source}:credit:${id}` });
    return accountId;
  });
}

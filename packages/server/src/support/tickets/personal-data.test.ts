import { afterAll, expect, test } from 'vitest';
import { receive, supportMail } from '../../testing/incoming-mail.ts';
import { message, verified } from '../../testing/mail-message.ts';
import { testShop } from '../../testing/shop.ts';
import { eq } from '../../platform/db/drizzle.ts';
import { supportInboundMail } from '../mail/tables.ts';
import { ticketAddresses, tickets } from './tables.ts';

const shop = await testShop({ supportMail });
afterAll(() => shop.close());
const mira = 'mira@example.test';
const stranger = await shop.stranger();

const subjects = async () => (await shop.db.select().from(supportInboundMail)).map(({ subject }) => subject);

test('emails to support are in the copy of the data and go with the account', async () => {
  const id = (await stranger.post('/my/api/tickets/', { subject: 'Slow', body: 'Since noon' })).json<{ id: number }>()
    .id;
  const [ticket] = await shop.db.select().from(tickets).where(eq(tickets.id, id));
  const To = `support+${ticket?.token}@hoster.example`;
  await receive(shop, message({ From: 'Mira <MIRA@Example.test>', To, Subject: 'In the ticket' }, 'It works'));
  const refused = { 'Authentication-Results': verified(mira, 'fail') };
  await receive(shop, message({ From: mira, Subject: 'Refused', ...refused }, 'Somewhere else'));
  await receive(shop, message({ From: 'grace@example.com', To, Subject: 'About her ticket' }, 'She says'));
  await receive(shop, message({ From: 'grace@example.com', Subject: 'Of somebody else' }, 'My own'));
  await receive(shop, message({ From: mira, To, Subject: 'Large' }, 'a'.repeat(300_000)));
  await shop.db.insert(ticketAddresses).values({ address: mira, isPerson: true });

  const { sections } = (await stranger.get('/my/api/account/export/')).json();
  expect(sections.ticket_emails).toMatchObject([
    { from: mira, subject: 'In the ticket', ticket: id, source: expect.stringContaining('It works') },
    { from: mira, subject: 'Refused', ticket: null, source: expect.stringContaining('Somewhere else') },
    { from: mira, subject: 'Large', ticket: id, source: null },
  ]);

  expect((await stranger.post('/my/api/account/deletion/', { confirm: true })).statusCode).toBe(200);
  expect(await subjects()).toEqual(['Of somebody else']);
  expect(await shop.db.select().from(ticketAddresses)).toEqual([]);
});

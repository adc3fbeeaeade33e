import type { Client } from 'pg';

/** A company after some years: rows of its tables. */
export const amounts = {
  customers: 50_000,
  services: 60_000,
  purchases: 200_000,
  tickets: 100_000,
  emails: 300_000,
  audit: 100_000,
};

const firstNames = `array['Anna','Boris','Chloé','Дмитрий','Elif','Farid','Grace','Hiroshi','Инна','Jan','Κώστας','Lena','Marek','Ольга','Pauline','Ray']`;
const lastNames = `array['Abel','Berg','Çelik','Durand','Ерёмин','Fischer','García','Horvat','Иванова','Jansen','Kowalski','Lund','Müller','Nowak','O''Brien','Петров','Rossi','Schäfer','Tanaka','van Dijk','Weber','Ziegler']`;
const subjects = `array['Server does not answer','Bill of October','Счёт за октябрь','How do I add an address?','Не приходит письмо','Reverse DNS','Upgrade to a bigger plan','Site is slow since the morning','Перенос сайта','Question about backups']`;

/** Sentences that fill the tables of an empty demo beside the demo customer; `i` numbers the rows. */
const statements: readonly string[] = [
  `insert into users (username, first_name, last_name, language, created_at)
   select 'bench-' || i, (${firstNames})[1 + i % 16], (${lastNames})[1 + (i / 16) % 22] || ' ' || i,
     case when i % 3 = 0 then 'ru' else 'en' end, now() - (i % 1500) * interval '1 day'
   from generate_series(1, ${amounts.customers}) i`,
  `insert into accounts (country, city, zip_code, address, created_at)
   select (array['DE','NL','FR','RU','PL'])[1 + i % 5], (array['Berlin','Utrecht','Lyon','Казань','Łódź'])[1 + i % 5],
     (10000 + i)::text, 'Street ' || i, now() - (i % 1500) * interval '1 day'
   from generate_series(1, ${amounts.customers}) i`,
  // Numbers of accounts and users follow those of the demo, which are equal.
  `insert into account_members (account_id, user_id, role, joined_at)
   select id, id, 'owner', created_at from users where username like 'bench-%'`,
  `insert into projects (account_id, name, is_default) select id, 'General', true from accounts where id > 3`,
  `insert into email_addresses (user_id, email, verified, is_primary)
   select id, 'customer' || id || '@' || (array['example.com','example.org','example.net'])[1 + id % 3], true, true
   from users where username like 'bench-%'`,
  `insert into sessions (token_hash, user_id, data, ip, user_agent, created_at, expires_at, account_id)
   select md5('s' || id), id, '{}', '198.51.100.' || id % 250, 'Mozilla/5.0', now(), now() + interval '10 days', id
   from users where username like 'bench-%' and id % 10 = 0`,
  `insert into purchases (account_id, user_id, language, total_cents, currency, rate, total_currency_cents, rent_months, tax, attribution, created_at)
   select 4 + i % ${amounts.customers}, 4 + i % ${amounts.customers}, 'en', 1190 + i % 9000, 'EUR', '1', 1190 + i % 9000, 1,
     purchase.tax, '{}', now() - (i % 1000) * interval '1 day'
   from generate_series(1, ${amounts.purchases}) i, (select tax from purchases where id = 1) purchase`,
  `insert into payments (ref, account_id, user_id, purpose, purchase_id, method, status, amount_cents, currency, rate, amount_currency_cents, language, paid_at, created_at)
   select 'pay_BENCH' || lpad(id::text, 21, '0'), account_id, user_id, 'purchase', id, 'card', 'paid', total_cents, 'EUR', '1',
     total_cents, 'en', created_at, created_at
   from purchases where id > 10`,
  `insert into invoices (number, kind, account_id, purchase_id, payment_id, reference, language, currency, rate, total_cents, total_euro_cents, content, issued_at)
   select 'NL-' || extract(year from payments.paid_at) || '-9' || lpad(payments.id::text, 6, '0'), 'invoice', payments.account_id,
     payments.purchase_id, payments.id, 'payment:' || payments.id, 'en', 'EUR', '1', payments.amount_cents, payments.amount_cents,
     sample.content, payments.paid_at
   from payments, (select content from invoices where id = 1) sample where payments.ref like 'pay_BENCH%'`,
  `with booked as (
     insert into ledger_transactions (reference, kind, payment_id, purchase_id, description, created_at)
     select 'bench:' || id, 'payment', id, purchase_id, '{"en":"Order","ru":"Заказ"}', paid_at from payments where ref like 'pay_BENCH%'
     returning id, payment_id)
   insert into ledger_postings (transaction_id, account, account_id, country, provider, amount_cents)
   select booked.id, line.account, case when line.account = 'receivable' then payments.account_id end,
     case when line.account = 'vat' then 'DE' end, case when line.account = 'clearing' then 'bank' end,
     case line.account when 'clearing' then payments.amount_cents when 'receivable' then -payments.amount_cents end
   from booked join payments on payments.id = booked.payment_id, (values ('clearing'), ('receivable')) line (account)`,
  `with booked as (
     insert into ledger_transactions (reference, kind, payment_id, purchase_id, description, created_at)
     select 'bench:sale:' || id, 'sale', id, purchase_id, '{"en":"Order","ru":"Заказ"}', paid_at from payments where ref like 'pay_BENCH%'
     returning id, payment_id)
   insert into ledger_postings (transaction_id, account, account_id, country, amount_cents)
   select booked.id, line.account, case when line.account = 'receivable' then payments.account_id end,
     case when line.account = 'vat' then 'DE' end,
     case line.account when 'receivable' then payments.amount_cents when 'vat' then -190 else 190 - payments.amount_cents end
   from booked join payments on payments.id = booked.payment_id, (values ('receivable'), ('vat'), ('revenue')) line (account)`,
  `insert into services (account_id, purchase_id, project_id, kind, name, plan_id, location_id, state, spec, rent_months, price_cents, paid_cents,
     paid_until, pricing, paid_terms, host, hosted_on, login, created_at, activated_at)
   select purchases.account_id, purchases.id, projects.id, sample.kind, 'web-' || purchases.id, sample.plan_id, sample.location_id,
     (array['active','active','active','active','active','suspended','canceled','canceled'])[1 + purchases.id % 8],
     case when sample.spec ? 'domain' then jsonb_set(sample.spec, '{domain}', to_jsonb('site' || purchases.id || '.example')) else sample.spec end,
     sample.rent_months, sample.price_cents, sample.paid_cents, now() + (40 + purchases.id % 300) * interval '1 day', sample.pricing, 1,
     sample.host, sample.hosted_on, sample.login, purchases.created_at, purchases.created_at
   from purchases join projects on projects.account_id = purchases.account_id,
     lateral (select * from services where id = 1 + purchases.id % 2) sample
   where purchases.id > 10 and purchases.id <= 10 + ${amounts.services}`,
  `insert into tickets (account_id, user_id, email, name, department, priority, status, subject, token, language, created_at, updated_at,
     last_customer_at, waiting_since, first_answered_at, closed_at)
   select 4 + i % ${amounts.customers}, 4 + i % ${amounts.customers}, 'customer' || i || '@example.com', 'Customer ' || i,
     (array['technical','technical','billing','sales'])[1 + i % 4], (array['lowest','normal','normal','high'])[1 + i % 4],
     case when i % 100 = 0 then 'open' when i % 100 < 5 then 'answered' when i % 100 < 6 then 'waiting' else 'closed' end,
     (${subjects})[1 + i % 10] || ' ' || i, md5('t' || i), case when i % 3 = 0 then 'ru' else 'en' end,
     at, at + interval '5 hours', at, case when i % 100 = 0 then at end, at + interval '1 hour',
     case when i % 100 >= 6 then at + interval '5 hours' end
   from generate_series(1, ${amounts.tickets}) i, lateral (select now() - (i % 900) * interval '1 day' - i * interval '1 second' as at) t`,
  `insert into ticket_messages (ticket_id, author, user_id, body, created_at)
   select tickets.id, case when n = 2 then 'support' else 'customer' end, case when n = 2 then null else tickets.user_id end,
     'The server web-' || tickets.id || ' has answered slowly since the morning; what can be done about it?', tickets.created_at + n * interval '1 hour'
   from tickets, generate_series(1, 3) n`,
  `insert into mail_outbox (recipient, language, subject, text, status, created_at, sent_at)
   select 'customer' || 4 + i % ${amounts.customers} || '@' || (array['example.com','example.org','example.net'])[1 + (4 + i % ${amounts.customers}) % 3],
     'en', 'Invoice ' || i, 'Your invoice ' || i || ' is attached.', 'sent', now() - (i % 180) * interval '1 day', now() - (i % 180) * interval '1 day'
   from generate_series(1, ${amounts.emails}) i`,
  `insert into staff_audit (at, user_id, name, role, action, object, outcome, before, after, reason)
   select now() - (${amounts.audit} - i) * interval '5 minutes', 2, 'Robin Hall', 'administrator', 'postServiceChange', (4 + i % 1000)::text,
     'done', '{"paid_until":"2026-01-01"}', '{"paid_until":"2026-02-01"}', 'Outage of Friday ' || i
   from generate_series(1, ${amounts.audit}) i`,
  `insert into statement_lines (id, remittance, payer, amount_cents, currency, booked_on, received_at)
   select 'bench-' || i, 'Invoice ' || i, 'Customer ' || i, 1000 + i, 'EUR', current_date - i % 900, now() - (i % 900) * interval '1 day'
   from generate_series(1, 2000) i`,
  'vacuum analyze',
];

/** Fills the database of a demo as a company's is after some years. */
export async function seedCompany(client: Client): Promise<void> {
  for (const statement of statements) await client.query(statement);
}

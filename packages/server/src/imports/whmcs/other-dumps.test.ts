import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import type { Company } from '../company/company.ts';
import { figuresOf } from '../company/figures.ts';
import { readWhmcs } from './whmcs.ts';

const folder = mkdtempSync(join(tmpdir(), 'whmcs-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function read(dump: string | Buffer): Promise<Company> {
  const file = join(folder, 'dump.sql');
  writeFileSync(file, dump);
  return readWhmcs(file);
}

/** WHMCS 5, dumped as Latin-1 with another prefix, on Windows: no users, no tax IDs, its own order of columns. */
const old = Buffer.from(
  [
    '/*!40101 SET NAMES latin1 */;',
    "INSERT INTO `my_configuration` (value, setting) VALUES ('5.3.14','Version'),('Inclusive','TaxType');",
    "INSERT INTO `my_currencies` (`id`,`code`,`rate`,`default`) VALUES (1,'USD',1.00000,1),(2,'EUR',0.90000,0);",
    'CREATE TABLE `my_clients` (`email` text, `id` int, `lastname` text, `firstname` text, `credit` decimal(10,2), `currency` int, `status` text);',
    "INSERT INTO `my_clients` VALUES ('SAME@x.example',1,'JosÃ©','JOÃO',-5.00,0,'Active'),('same@x.example',2,'B','A',0.00,2,'Closed'),('nobody',3,'C','',0.00,7,'Active');",
    "INSERT INTO `my_contacts` (id,userid,email,subaccount,permissions,firstname) VALUES (1,1,'member@x.example',1,'profile,invoices,tickets','M'),(2,1,'mail@x.example',0,'','N');",
    "INSERT INTO `my_hosting` (id,userid,packageid,amount,billingcycle,nextduedate,nextinvoicedate,domainstatus) VALUES (1,1,9,'-1.00','monthly','2014-02-31','0000-00-00','Active'),(2,2,9,11.90,'SemiAnnually','2014-03-01','2014-03-01','Active');",
    "INSERT INTO `my_invoices` (id,userid,invoicenum,subtotal,credit,tax,total,status,date) VALUES (1,1,'',10.00,0.00,1.90,11.90,'Unpaid','2014-01-01'),(2,1,'',23.80,0.00,0.00,23.80,'Unpaid','2014-01-02'),(3,2,'R1',-5.00,0.00,0.00,-5.00,'Unpaid','2014-01-03'),(4,2,'R1',7.00,0.00,0.00,7.00,'Cancelled','2014-01-03');",
    "INSERT INTO `my_invoiceitems` (id,invoiceid,type,relid,amount,description) VALUES (1,1,'Hosting',1,11.90,'x'),(2,2,'Invoice',1,23.80,'Invoice #1'),(3,3,'',0,-5.00,'Refund');",
    'INSERT INTO `my_accounts` (id,userid,invoiceid,amountin,amountout,fees) VALUES (1,2,4,7.00,0.00,0.00);',
    "INSERT INTO `my_tickets` (id,tid,userid,title,message,status,date,merged_ticket_id) VALUES (1,'100',1,'One','a','Open','2014-01-01 00:00:00',2),(2,'200',1,'Two','b','Mystery','2014-01-02 00:00:00',3),(3,'300',1,'Three','c','Closed','2014-01-03 00:00:00',0);",
    "INSERT INTO `my_ticketreplies` (id,tid,userid,admin,message,date) VALUES (1,1,0,'Al','late','2014-01-09 00:00:00');",
    'INSERT INTO `my_activitylog` VALUES (1,2,3);',
  ].join('\r\n'),
  'utf8',
);

describe('a dump of another company', () => {
  it('is read whatever its version, prefix, order of columns and charset are', async () => {
    for (const dump of [old, gzipSync(old)]) {
      const company = await read(dump);
      expect(company).toMatchObject({ title: 'WHMCS 5.3.14', source: 'whmcs', isTaxIncluded: true });
      expect(company.clients.map(({ currency, firstName, lastName }) => [firstName, lastName, currency])).toEqual([
        ['JOÃO', 'José', 'USD'],
        ['A', 'B', 'EUR'],
        ['', 'C', 'USD'],
      ]);
      expect(company.logins.map(({ email, memberships }) => [email, memberships])).toEqual([
        [
          'same@x.example',
          [
            { client: '1', role: 'owner' },
            { client: '2', role: 'owner' },
          ],
        ],
        ['member@x.example', [{ client: '1', role: 'billing' }]],
      ]);
      expect(company.contacts.map(({ email }) => email)).toEqual(['mail@x.example']);
    }
  });

  it('has no day that doesn’t exist, and no debt of an invoice that only collects others', async () => {
    const company = await read(old);
    expect(company.services[0]).toMatchObject({ due: null, months: 1, priceCents: -100 });
    expect(company.services[1]).toMatchObject({ months: 6, invoicedUntil: null });
    const figures = figuresOf(company);
    expect(figures.get('USD')).toMatchObject({ openCents: 1190, openCount: 1, debtCents: 500 });
    expect(figures.get('EUR')).toMatchObject({ negativeCents: 500, stuckCents: 700, monthlyActiveCents: 198 });
  });

  it('shows a chain of merged tickets once, with all messages in their order', async () => {
    const { tickets } = await read(old);
    expect(tickets.map(({ number }) => number)).toEqual(['300']);
    expect(tickets[0]?.messages.map(({ text }) => text)).toEqual(['c', 'a', 'b', 'late']);
  });

  it('is refused when it has no clients, and may lack everything else', async () => {
    await expect(read('CREATE TABLE wp_posts (id int);')).rejects.toThrow('is no dump of WHMCS');
    const company = await read("INSERT INTO tblclients (id, email) VALUES (1, 'a@x.example');");
    expect(company.clients).toHaveLength(1);
    expect(company.hints).toContain('The dump has no table “invoices”.');
    expect(company.clients[0]).toMatchObject({ currency: 'EUR', creditCents: 0, createdAt: null });
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { figuresOf } from '../company/figures.ts';
import { readCsv } from './csv.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'csv-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string | Buffer) => writeFileSync(join(folder, `${name}.csv`), text);

describe('readCsv', () => {
  it('reads a company from files with columns in any order', async () => {
    write(
      'clients',
      '\u{feff}Email;ID;First name;Company;Country;Balance;Created\r\nA@b.example;1;"Ann ""A""; Lee";Lee & Sons;de;-12,50;2020-01-31\r\nA@B.example;2;;;;7.00;0000-00-00\r\n',
    );
    write(
      'services',
      'id,client,product,domain,price,months,due,status\n5,1,Big,a.example,"120.00",12,2026-07-01,Active\n6,9,Big,,1,1,2026-07-01,active\n',
    );
    write(
      'invoices',
      'id,client,number,date,status,tax,total,paid,text\n7,1,R-7,2026-06-01,unpaid,1.90,11.90,1.90,"Line 1\nLine 2"\n8,1,R-8,2026-05-01,paid,0,5,,x\n',
    );
    write('tickets', 'id,client,subject,status,date\n3,1,Help,answered,2026-01-01\n');
    write(
      'messages',
      'ticket,by,date,text\n3,staff,2026-01-02 10:00:00,Answer\n3,customer,2026-01-01 10:00:00,Question\n',
    );
    const company = await readCsv(folder);
    expect(company.clients[0]).toMatchObject({
      id: '1',
      firstName: 'Ann "A"; Lee',
      company: 'Lee & Sons',
      creditCents: -1250,
    });
    expect(company.clients[1]).toMatchObject({ creditCents: 700, createdAt: null });
    expect(company.logins).toMatchObject([{ email: 'a@b.example', memberships: [{ client: '1' }, { client: '2' }] }]);
    expect(company.services).toMatchObject([{ id: '5', priceCents: 12_000, months: 12, status: 'active' }]);
    expect(company.skipped).toEqual([{ kind: 'service', id: '6', why: 'clients.csv has no client 9' }]);
    expect(company.tickets[0]?.messages.map(({ by, text }) => `${by}: ${text}`)).toEqual([
      'customer: Question',
      'staff: Answer',
    ]);
    expect(figuresOf(company).get('EUR')).toMatchObject({
      openCents: 1000,
      creditCents: 700,
      debtCents: 1250,
      payments: { rows: 2, inCents: 690 },
      monthlyActiveCents: 1000,
    });
  });

  it('reads Windows-1252, and says which file is missing or broken', async () => {
    await expect(readCsv(folder)).rejects.toThrow('clients.csv');
    write('clients', Buffer.from('id,email,city\n1,a@b.example,Köln\n', 'latin1'));
    expect((await readCsv(folder)).clients[0]?.city).toBe('Köln');
    write('services', 'id,client\n1,"1\n');
    await expect(readCsv(folder)).rejects.toThrow('services.csv');
  });
});

import type { Invoice, InvoiceHead } from '@hoster/contract';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { getDocumentProxy } from 'unpdf';
import { afterAll, expect, it } from 'vitest';
import { order, testShop } from '../../../testing/shop.ts';

const shop = await testShop();
const customer = await shop.customer();
const staff = await shop.staff();
afterAll(() => shop.close());
const parser = new XMLParser({ removeNSPrefix: true, parseTagValue: false });

async function boughtBy(company: object | null, name: string): Promise<InvoiceHead> {
  const entity = company && (await customer.post('/my/api/legal-entities/', company)).json<{ id: number }>().id;
  const choice = { payment_method: 'card', name, ...(entity !== null && { legal_entity: entity }) } as const;
  const { payment_object_ref: ref } = await order(customer, choice);
  await shop.bankSays(ref, 'approved');
  const { results } = (await customer.get('/my/api/invoices/')).json<{ results: InvoiceHead[] }>();
  const found = results.find(({ payment_object_ref: paid }) => paid === ref);
  if (!found) throw new Error('There is no invoice.');
  return found;
}

it('are in the PDF of every invoice, and beside it for companies', async () => {
  const own = await boughtBy(null, 'own');
  const company = {
    name: 'Sol & Söhne GmbH',
    kind: 'company',
    country: 'DE',
    address: 'Weg 5',
    city: 'Kiel',
    zip_code: '24103',
  };
  const sold = await boughtBy(company, 'company');
  expect([own.xml, sold.xml]).toEqual([false, true]);

  const pdf = await customer.get(`/my/api/invoices/${own.number}/pdf/`);
  const document = await getDocumentProxy(new Uint8Array(pdf.rawPayload));
  const [name = ''] = [...((await document.getAttachments()) ?? new Map()).keys()];
  expect(name).toBe('factur-x.xml');
  const file = await document.getAttachmentContent(name);
  const { CrossIndustryInvoice: inside } = parser.parse(Buffer.from(file ?? []).toString());
  expect(inside.ExchangedDocument.ID).toBe(own.number);
  const bytes = pdf.rawPayload.toString('latin1');
  for (const said of [
    '<pdfaid:part>3<',
    '<pdfuaid:part>1<',
    '<fx:ConformanceLevel>EN 16931<',
    '/AFRelationship /Alternative',
  ])
    expect(bytes).toContain(said);
  const [xmp] = /<x:xmpmeta[\s\S]*<\/x:xmpmeta>/u.exec(bytes) ?? [''];
  expect(XMLValidator.validate(xmp)).toBe(true);

  const path = `/my/api/invoices/${sold.number}/xml/`;
  const answer = await customer.get(path);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'content-disposition': `attachment; filename="${sold.number}.xml"`,
  });
  const { Invoice: ubl } = parser.parse(answer.body);
  const shown = (await customer.get(`/my/api/invoices/${sold.number}/`)).json<Invoice>();
  expect(ubl).toMatchObject({
    ID: sold.number,
    IssueDate: sold.issued,
    AccountingCustomerParty: {
      Party: {
        EndpointID: 'demo@hoster.example',
        PartyLegalEntity: { RegistrationName: 'Sol & Söhne GmbH' },
        PostalAddress: { StreetName: 'Weg 5', CityName: 'Kiel', PostalZone: '24103' },
      },
    },
    LegalMonetaryTotal: { TaxInclusiveAmount: shown.total.amount, PayableAmount: '0.00' },
  });
});

it('are for the customer and for staff only', async () => {
  const { number } = await boughtBy(null, 'others');
  for (const kind of ['pdf', 'xml']) {
    expect((await staff.get(`/my/api/staff/invoices/${number}/${kind}/`)).statusCode).toBe(200);
    expect((await customer.get(`/my/api/staff/invoices/${number}/${kind}/`)).statusCode).toBe(403);
    expect((await staff.get(`/my/api/invoices/${number}/${kind}/`)).statusCode).toBe(404);
    expect((await staff.get(`/my/api/staff/invoices/NL-2020-000001/${kind}/`)).statusCode).toBe(404);
  }
});

import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { missingLetters } from '../../platform/pdf/script-fonts.ts';
import { invoicePdf } from './pdf.ts';
import type { InvoiceRow, Party } from './tables.ts';

const nobody = { country: 'NL', vatId: null, registrationNumber: null, email: null };
const seller: Party = { ...nobody, name: 'Hoster B.V.', address: ['Wilhelminakade 1'] };

function invoiceFor(name: string, address: string[] = []): InvoiceRow {
  return {
    id: 1,
    number: 'NL-2026-000001',
    kind: 'invoice',
    accountId: 1,
    purchaseId: 1,
    paymentId: 1,
    creditsId: null,
    reference: 'payment:1',
    language: 'en',
    currency: 'EUR',
    rate: '1',
    totalCents: 1607,
    totalEuroCents: 1607,
    issuedAt: new Date('2026-11-29T12:00:00Z'),
    content: {
      seller,
      buyer: { ...nobody, name, address },
      lines: [{ label: { en: 'NVMe 3', ru: 'NVMe 3' }, count: 1, months: 1, cents: 1350, euroCents: 1350 }],
      tax: { ratePercent: 19, reverseCharge: false, cents: 257, euroCents: 257 },
      method: 'card',
      paid: '2026-11-29T12:00:00Z',
    },
  };
}

/** What is written in a document. */
async function read(row: InvoiceRow): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(await invoicePdf(row, null)));
  const { text } = await extractText(document, { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

/** A text as a PDF file stores it. */
function stored(text: string): string {
  const escapes = new Map([
    ['\n', 'n'],
    ['\r', 'r'],
    ['\t', 't'],
    ['\b', 'b'],
    ['\f', 'f'],
    ['\\', '\\'],
    ['(', '('],
    [')', ')'],
  ]);
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le').swap16().toString('latin1');
  return Array.from(bytes, (sign) => (escapes.has(sign) ? `\\${escapes.get(sign)}` : sign)).join('');
}

test.each([
  ['Chinese', '王小明 北京科技有限公司', '北京市朝阳区建国路88号'],
  ['traditional Chinese', '龍騰雲端股份有限公司', '臺北市信義區松仁路'],
  ['Japanese', '株式会社ホスター 山田太郎', '東京都千代田区丸の内1-1'],
  ['Korean', '김민수 주식회사', '서울특별시 강남구 테헤란로 1'],
  ['Thai', 'สมชาย ใจดี', 'ถนนสุขุมวิท 21'],
  ['Hebrew', 'דניאל כהן', 'רחוב הרצל 12'],
  ['Arabic', 'محمد بن عبد الله', 'شارع الملك فهد 25'],
  ['Persian', 'پژمان گل‌محمدی', 'خیابان ولیعصر'],
  ['Georgian and Armenian', 'ქართული Հայերեն', 'თბილისი'],
  ['Amharic', 'አማርኛ', 'አዲስ አበባ'],
  ['Lao', 'ລາວ', 'ວຽງຈັນ'],
  ['names of several scripts', 'Łukasz 王 Ιωάννα 김 Smith', 'Weg 1'],
])('%s names and addresses are written whole', async (_script, name, address) => {
  const text = await read(invoiceFor(name, [address]));
  const plain = (words: string) => words.replaceAll(/[\s\u200C]/g, '');
  expect(plain(text)).toContain(plain(name));
  expect(plain(text)).toContain(plain(address));
  expect(await missingLetters(name + address)).toEqual([]);
});

test.each(['राजेश शर्मा', 'বাংলা', 'தமிழ்', 'తెలుగు', 'ಕನ್ನಡ', 'മലയാളം', 'ગુજરાતી', 'ਪੰਜਾਬੀ', 'සිංහල', 'ខ្មែរ', 'ދިވެހި'])(
  '%s has fonts, and is what screen readers say',
  async (name) => {
    expect(await missingLetters(name)).toEqual([]);
    const file = (await invoicePdf(invoiceFor(name), null)).toString('latin1');
    expect(file).toContain(`/ActualText (${stored(name)})`);
  },
);

test('a long name without blanks wraps, and the same invoice has the same bytes', async () => {
  const name = '有限公司'.repeat(20);
  const row = invoiceFor(name);
  expect((await read(row)).replaceAll(' ', '')).toContain(name);
  expect((await invoicePdf(row, null)).equals(await invoicePdf(row, null))).toBe(true);
});

test('a tax that isn’t VAT has its own name', async () => {
  const row = invoiceFor('Anna');
  const tax = { ...row.content.tax, label: 'GST' };
  const text = await read({ ...row, currency: 'USD', rate: '1.2', content: { ...row.content, tax } });
  expect(text).toContain('GST 19%');
  expect(text).toContain(', GST ');
  expect(await read(row)).toContain('VAT 19%');
});

test('the colour of the seller’s brand is a bar above the heading', async () => {
  const row = invoiceFor('Anna');
  const plain = await invoicePdf(row, null);
  const branded = await invoicePdf(
    { ...row, content: { ...row.content, seller: { ...seller, color: '#7a3cff' } } },
    null,
  );
  const colorOf = async (file: Buffer) => {
    const page = await (await getDocumentProxy(new Uint8Array(file))).getPage(1);
    return JSON.stringify((await page.getOperatorList()).argsArray);
  };
  expect(await colorOf(branded)).toContain('#7a3cff');
  expect(await colorOf(plain)).not.toContain('#7a3cff');
});

test('what only the regular font has can’t be in a name, which is bold', async () => {
  expect(await missingLetters('𝖠da 𝟢')).toEqual(['𝖠', '𝟢']);
});

test('emoji and unassigned characters are in no font', async () => {
  expect(await missingLetters('Ada 🦄 \u{10FFFF}')).toEqual(['🦄', '\u{10FFFF}']);
});

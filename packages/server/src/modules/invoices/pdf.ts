import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dayInWords, termInWords } from '@hoster/domain';
import PDFDocument from 'pdfkit';
import { spokenAmount } from '../payments/spoken-amount.ts';
import { taxNote } from './notes.ts';
import { methodNames, pdfWords } from './pdf-words.ts';
import { unitCents } from './present.ts';
import type { InvoiceRow, Party } from './tables.ts';

type Document = PDFKit.PDFDocument;
type Struct = PDFKit.PDFStructureElement;

// Names and addresses come in any European script: the fonts of the site have fewer letters.
const require = createRequire(import.meta.url);
const fontAt = (file: string) => readFile(require.resolve(`dejavu-fonts-ttf/ttf/${file}.ttf`));
let fonts: Promise<[regular: Buffer, bold: Buffer]> | undefined;

/** Points. A4 is 595 × 842. */
const margin = 48;
const width = 595 - 2 * margin;
const bottom = 842 - 72;
const columns = [
  { at: 0, width: 168, align: 'left' },
  { at: 172, width: 86, align: 'right' },
  { at: 262, width: 60, align: 'right' },
  { at: 326, width: 76, align: 'right' },
  { at: 406, width: width - 406, align: 'right' },
] as const;
const ink = { text: '#14171a', soft: '#5b636b', line: '#c9ced3' };

// The types of the library don't know this subset yet.
const accessible: object = { subset: 'PDF/UA' };

/**
 * The document of an invoice: PDF/UA with tags for screen readers and embedded fonts, in the language of the invoice.
 * The same row makes the same bytes.
 * @param credits number of the invoice that a credit note takes back
 */
export async function invoicePdf(row: InvoiceRow, credits: string | null): Promise<Buffer> {
  fonts ??= Promise.all([fontAt('DejaVuSans'), fontAt('DejaVuSans-Bold')]);
  const [regular, bold] = await fonts;
  const { content, currency, language } = row;
  const words = pdfWords[language];
  const title = `${words.title[row.kind]} ${row.number}`;
  const doc = new PDFDocument({
    ...accessible,
    size: 'A4',
    margins: { top: margin, left: margin, right: margin, bottom: margin },
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: language,
    bufferPages: true,
    info: { Title: title, Author: content.seller.name, CreationDate: row.issuedAt, ModDate: row.issuedAt },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve) => doc.on('end', resolve));
  doc.registerFont('regular', regular).registerFont('bold', bold);

  const root = doc.struct('Document');
  doc.addStructure(root);
  const money = (cents: number, code = currency) => spokenAmount(cents, code, language);
  const day = (time: Date | string) => dayInWords(new Date(time), language);

  paragraph(doc, root, 'H1', () => doc.font('bold').fontSize(20).fillColor(ink.text).text(title, margin, margin));
  doc.moveDown(0.6);
  const facts: [string, string | null][] = [
    [words.issued, day(row.issuedAt)],
    [words.credits, credits],
    [words.paid, row.kind === 'invoice' ? day(content.paid) : null],
    [words.period, content.term ? termInWords(new Date(content.term.from), new Date(content.term.to), language) : null],
    [words.method, content.method && methodNames[content.method][language]],
  ];
  for (const [name, value] of facts) {
    if (value === null) continue;
    paragraph(doc, root, 'P', () =>
      doc.font('regular').fontSize(9.5).fillColor(ink.text).text(`${name}: ${value}`, margin, doc.y, { lineGap: 2 }),
    );
  }
  doc.moveDown(1.4);
  const top = doc.y;
  party(doc, root, { party: content.seller, name: words.seller, at: margin, top, words });
  const below = doc.y;
  party(doc, root, { party: content.buyer, name: words.buyer, at: margin + width / 2, top, words });
  doc.y = Math.max(below, doc.y) + 24;

  const table = doc.struct('Table');
  root.add(table);
  tableRow(doc, table, [words.item, words.unit, words.count, words.term, words.amount], { head: true });
  for (const { label, count, months, cents } of content.lines) {
    const term = months > 0 ? words.months(months) : '';
    const cells = [label[language], money(unitCents({ count, cents })), String(count), term, money(cents)];
    if (doc.y + doc.font('regular').heightOfString(cells[0] ?? '', { width: columns[0].width }) + 12 > bottom) {
      doc.addPage();
    }
    tableRow(doc, table, cells);
  }
  table.end();
  doc.moveDown(0.8);
  if (doc.y + 130 > bottom) doc.addPage();

  const sums = doc.struct('Table');
  root.add(sums);
  const netCents = row.totalCents - content.tax.cents;
  const percent = new Intl.NumberFormat(language).format(content.tax.ratePercent);
  tableRow(doc, sums, ['', '', '', words.net, money(netCents)], { sum: true });
  tableRow(doc, sums, ['', '', '', words.tax(percent), money(content.tax.cents)], { sum: true });
  tableRow(doc, sums, ['', '', '', words.total, money(row.totalCents)], { sum: true, strong: true });
  sums.end();

  const note = taxNote(content)?.[language];
  const isForeign = currency !== 'EUR';
  const euros = words.inEuro({
    net: money(row.totalEuroCents - content.tax.euroCents, 'EUR'),
    tax: money(content.tax.euroCents, 'EUR'),
    total: money(row.totalEuroCents, 'EUR'),
    rate: `${new Intl.NumberFormat(language, { maximumFractionDigits: 6 }).format(Number(row.rate))} ${currency === 'RUR' ? 'RUB' : currency}`,
  });
  doc.y += 20;
  const begins = !content.term && content.lines.some(({ months }) => months > 0) ? words.begins : null;
  const last = row.kind === 'invoice' ? words.thanks : returnedTo(content, language);
  for (const text of [isForeign ? euros : null, note, begins, last]) {
    if (!text) continue;
    paragraph(doc, root, 'P', () =>
      doc.font('regular').fontSize(9.5).fillColor(ink.soft).text(text, margin, doc.y, { width, lineGap: 2 }),
    );
    doc.y += 6;
  }
  root.end();

  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count && count > 1; page += 1) {
    doc.switchToPage(page);
    doc.page.margins.bottom = 0;
    doc.markContent('Artifact', { type: 'Pagination' });
    doc
      .font('regular')
      .fontSize(8)
      .fillColor(ink.soft)
      .text(`${row.number} · ${words.page(page + 1, count)}`, margin, 842 - 40, { width, align: 'right' });
    doc.endMarkedContent();
  }
  doc.end();
  await done;
  return Buffer.concat(chunks);
}

/** Where the money of a credit note went. */
const returnedTo = ({ to }: InvoiceRow['content'], language: InvoiceRow['language']): string =>
  pdfWords[language].returned[to === undefined ? 'unknown' : (to ?? 'nowhere')];

function paragraph(doc: Document, parent: Struct, type: 'H1' | 'H2' | 'P', draw: () => void): void {
  parent.add(doc.struct(type, {}, draw));
}

interface PartyBlock {
  readonly party: Party;
  readonly name: string;
  readonly at: number;
  readonly top: number;
  readonly words: (typeof pdfWords)['en' | 'ru'];
}

function party(doc: Document, root: Struct, { party: who, name, at, top, words }: PartyBlock): void {
  const box = { width: width / 2 - 16, lineGap: 2 };
  paragraph(doc, root, 'H2', () => doc.font('regular').fontSize(8.5).fillColor(ink.soft).text(name, at, top, box));
  paragraph(doc, root, 'P', () =>
    doc
      .font('bold')
      .fontSize(10)
      .fillColor(ink.text)
      .text(who.name, at, doc.y + 3, box),
  );
  const lines = [
    ...who.address,
    ...(who.registrationNumber === null ? [] : [`${words.registration(who.country)}: ${who.registrationNumber}`]),
    ...(who.vatId === null ? [] : [`${words.vatId(who.country)}: ${who.vatId}`]),
    ...(who.email === null ? [] : [who.email]),
  ];
  paragraph(doc, root, 'P', () =>
    doc
      .font('regular')
      .fontSize(9.5)
      .fillColor(ink.text)
      .text(lines.join('\n'), at, doc.y + 1, box),
  );
}

/** Says which cells a header cell is for, as PDF/UA requires. The library has no option for it. */
function setScope(cell: Struct, scope: 'Column' | 'Row'): void {
  const { dictionary } = cell as Struct & { dictionary: { data: Record<string, unknown> } };
  dictionary.data['A'] = { O: 'Table', Scope: scope };
}

/** A row of a table: what it describes is on the left, the amount on the right. */
function tableRow(
  doc: Document,
  table: Struct,
  cells: readonly string[],
  { head = false, sum = false, strong = false }: { head?: boolean; sum?: boolean; strong?: boolean } = {},
): void {
  const top = doc.y;
  const tr = doc.struct('TR');
  table.add(tr);
  let lowest = top;
  for (const [index, text] of cells.entries()) {
    const column = columns[index];
    if (!column || (sum && text === '')) continue;
    // The name of a sum needs more room than the term above it.
    const place = sum && index === 3 ? { at: 180, width: 222, align: 'right' as const } : column;
    const isHeader = head || (sum && index === 3);
    const cell = doc.struct(isHeader ? 'TH' : 'TD', {}, () => {
      doc
        .font(strong ? 'bold' : 'regular')
        .fontSize(head ? 8.5 : strong ? 11 : 9.5)
        .fillColor(head ? ink.soft : ink.text)
        .text(text, margin + place.at, top, { width: place.width, align: place.align, lineGap: 2 });
    });
    if (isHeader) setScope(cell, head ? 'Column' : 'Row');
    tr.add(cell);
    lowest = Math.max(lowest, doc.y);
  }
  tr.end();
  doc.y = lowest + 5;
  if (!sum) {
    doc.markContent('Artifact', { type: 'Layout' });
    doc
      .moveTo(margin, doc.y)
      .lineTo(margin + width, doc.y)
      .lineWidth(0.5)
      .strokeColor(ink.line)
      .stroke();
    doc.endMarkedContent();
  }
  doc.y += 7;
}

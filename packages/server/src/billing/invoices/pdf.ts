import { textIn } from '../../i18n/localised.ts';
import { translator, type Message } from '../../i18n/translate.ts';
import { dayInWords, termInWords } from '@hoster/domain';
import { timeZoneOf } from '../time-zone.ts';
import PDFDocument from 'pdfkit';
import { ScriptFonts, spokenAs, type Weight, writeText } from '../../platform/pdf/index.ts';
import { spokenAmount } from '../payments/spoken-amount.ts';
import type { ElectronicLinks } from './electronic/document.ts';
import { ciiXml } from './electronic/xml.ts';
import { hybridMetadata } from './hybrid-metadata.ts';
import { taxNote } from './notes.ts';
import { methodNames, pdfWords as words, titles, whereReturned } from './pdf-words.ts';
import { unitCents } from './present.ts';
import type { InvoiceRow, Party } from './tables.ts';

type Document = PDFKit.PDFDocument;
type Struct = PDFKit.PDFStructureElement;

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

/**
 * The document of an invoice: PDF/UA with tags for screen readers and embedded fonts, in the language of the invoice.
 * It's also PDF/A-3 with the same invoice for machines (Factur-X, ZUGFeRD), where there is one. The same row produces
 * the same bytes.
 * @param credits the invoice that a credit note credits
 */
export async function invoicePdf(row: InvoiceRow, credits: ElectronicLinks['credits']): Promise<Buffer> {
  const { content, currency, language } = row;
  const { seller, buyer, lines } = content;
  // Names and addresses may be in any script.
  const fonts = await ScriptFonts.of([
    ...[seller, buyer].flatMap(({ name, address }) => [name, ...address]),
    ...lines.map(({ label }) => textIn(label, language)),
  ]);
  const t = translator(language);
  const title = `${t(titles[row.kind])} ${row.number}`;
  const doc = new PDFDocument({
    subset: 'PDF/A-3a',
    size: 'A4',
    margins: { top: margin, left: margin, right: margin, bottom: margin },
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: language,
    bufferPages: true,
    // The library writes the author into XML as it is.
    info: {
      Title: title,
      Author: content.seller.name.replaceAll(/[<>&]/gu, ' '),
      CreationDate: row.issuedAt,
      ModDate: row.issuedAt,
    },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve) => doc.on('end', resolve));
  for (const [name, data] of fonts.data) doc.registerFont(name, data);

  const root = doc.struct('Document');
  doc.addStructure(root);
  const money = (cents: number, code = currency) => spokenAmount(cents, code, language);
  const timeZone = timeZoneOf(content.seller.country);
  const day = (time: Date | string) => dayInWords(new Date(time), language, timeZone);

  if (seller.color !== undefined) {
    doc.markContent('Artifact', { type: 'Layout' });
    doc.rect(margin, margin - 16, width, 4).fill(seller.color);
    doc.endMarkedContent();
  }
  paragraph(doc, root, 'H1', () => doc.font('bold').fontSize(20).fillColor(ink.text).text(title, margin, margin));
  doc.moveDown(0.6);
  const facts: [string, string | null][] = [
    [t(words.issued), day(row.issuedAt)],
    [t(words.credits), credits?.number ?? null],
    [t(words.paid), row.kind === 'invoice' ? day(content.paid) : null],
    [
      t(words.period),
      content.term ? termInWords(new Date(content.term.from), new Date(content.term.to), language, timeZone) : null,
    ],
    [t(words.method), content.method && t(methodNames[content.method])],
  ];
  for (const [name, value] of facts) {
    if (value === null) continue;
    paragraph(doc, root, 'P', () =>
      doc.font('regular').fontSize(9.5).fillColor(ink.text).text(`${name}: ${value}`, margin, doc.y, { lineGap: 2 }),
    );
  }
  doc.moveDown(1.4);
  const top = doc.y;
  party(doc, root, { fonts, party: seller, name: t(words.seller), at: margin, top, t });
  const below = doc.y;
  party(doc, root, { fonts, party: buyer, name: t(words.buyer), at: margin + width / 2, top, t });
  doc.y = Math.max(below, doc.y) + 24;

  const table = doc.struct('Table');
  root.add(table);
  tableRow(doc, table, [t(words.item), t(words.unit), t(words.count), t(words.term), t(words.amount)], {
    fonts,
    head: true,
  });
  for (const { label, count, months, cents } of content.lines) {
    const term = months > 0 ? t(words.months, { count: months }) : '';
    const cells = [textIn(label, language), money(unitCents({ count, cents })), String(count), term, money(cents)];
    if (doc.y + doc.font('regular').heightOfString(cells[0] ?? '', { width: columns[0].width }) + 12 > bottom) {
      doc.addPage();
    }
    tableRow(doc, table, cells, { fonts });
  }
  table.end();
  doc.moveDown(0.8);
  if (doc.y + 130 > bottom) doc.addPage();

  const sums = doc.struct('Table');
  root.add(sums);
  const netCents = row.totalCents - content.tax.cents;
  const percent = new Intl.NumberFormat(language).format(content.tax.ratePercent);
  const { label } = content.tax;
  const taxName = label === undefined ? t(words.tax, { percent }) : t(words.ownTax, { label, percent });
  tableRow(doc, sums, ['', '', '', t(words.net), money(netCents)], { fonts, sum: true });
  tableRow(doc, sums, ['', '', '', taxName, money(content.tax.cents)], { fonts, sum: true });
  tableRow(doc, sums, ['', '', '', t(words.total), money(row.totalCents)], { fonts, sum: true, strong: true });
  sums.end();

  const taxed = taxNote(content);
  const note = taxed && t(taxed);
  const isForeign = currency !== 'EUR';
  const euros = t(label === undefined ? words.inEuro : words.ownInEuro, {
    ...(label !== undefined && { label }),
    net: money(row.totalEuroCents - content.tax.euroCents, 'EUR'),
    tax: money(content.tax.euroCents, 'EUR'),
    total: money(row.totalEuroCents, 'EUR'),
    rate: `${new Intl.NumberFormat(language, { maximumFractionDigits: 6 }).format(Number(row.rate))} ${currency === 'RUR' ? 'RUB' : currency}`,
  });
  doc.y += 20;
  const begins = !content.term && content.lines.some(({ months }) => months > 0) ? t(words.begins) : null;
  const last = row.kind === 'invoice' ? t(words.thanks) : t(returnedTo(content));
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
      .text(`${row.number} · ${t(words.page, { at: page + 1, of: count })}`, margin, 842 - 40, {
        width,
        align: 'right',
      });
    doc.endMarkedContent();
  }
  // An address for delivery isn't part of the document, which is the same each time.
  const xml = await ciiXml(row, { credits, email: null });
  if (xml !== null) {
    // The library's types lack `relationship`.
    const file: PDFKit.Mixins.PDFAttachmentOptions & { relationship: string } = {
      name: 'factur-x.xml',
      type: 'text/xml',
      description: title,
      creationDate: row.issuedAt,
      modifiedDate: row.issuedAt,
      relationship: 'Alternative',
    };
    doc.file(Buffer.from(xml), file);
  }
  doc.appendXML(hybridMetadata(xml !== null));
  doc.end();
  await done;
  return Buffer.concat(chunks);
}

/** Text for where a credit note's money was refunded to. */
const returnedTo = ({ to }: InvoiceRow['content']): Message =>
  whereReturned[to === undefined ? 'unknown' : (to ?? 'nowhere')];

function paragraph(
  doc: Document,
  parent: Struct,
  type: 'H1' | 'H2' | 'P',
  draw: () => void,
  spoken: { actual?: string } = {},
): void {
  parent.add(doc.struct(type, spoken, draw));
}

interface PartyBlock {
  readonly fonts: ScriptFonts;
  readonly party: Party;
  readonly name: string;
  readonly at: number;
  readonly top: number;
  readonly t: ReturnType<typeof translator>;
}

function party(doc: Document, root: Struct, { fonts, party: who, name, at, top, t }: PartyBlock): void {
  const box = { width: width / 2 - 16, lineGap: 2 };
  paragraph(doc, root, 'H2', () => doc.font('regular').fontSize(8.5).fillColor(ink.soft).text(name, at, top, box));
  paragraph(
    doc,
    root,
    'P',
    () => {
      doc.fontSize(10).fillColor(ink.text);
      writeText(doc, fonts, { text: who.name, weight: 'bold' }, { ...box, at, top: doc.y + 3 });
    },
    spokenAs(fonts, who.name, 'bold'),
  );
  const lines = [
    ...who.address,
    ...(who.registrationNumber === null
      ? []
      : [`${t(words.registration, { country: who.country ?? 'other' })}: ${who.registrationNumber}`]),
    ...(who.vatId === null ? [] : [`${t(words.vatId, { country: who.country ?? 'other' })}: ${who.vatId}`]),
    ...(who.email === null ? [] : [who.email]),
  ];
  paragraph(
    doc,
    root,
    'P',
    () => {
      doc.fontSize(9.5).fillColor(ink.text);
      writeText(doc, fonts, { text: lines.join('\n'), weight: 'regular' }, { ...box, at, top: doc.y + 1 });
    },
    spokenAs(fonts, lines.join('\n'), 'regular'),
  );
}

/** Sets which cells a header cell applies to, as PDF/UA requires. The library has no option for it. */
function setScope(cell: Struct, scope: 'Column' | 'Row'): void {
  const { dictionary } = cell as Struct & { dictionary: { data: Record<string, unknown> } };
  dictionary.data['A'] = { O: 'Table', Scope: scope };
}

/** A table row: description on the left, amount on the right. */
function tableRow(
  doc: Document,
  table: Struct,
  cells: readonly string[],
  {
    fonts,
    head = false,
    sum = false,
    strong = false,
  }: { fonts: ScriptFonts; head?: boolean; sum?: boolean; strong?: boolean },
): void {
  const top = doc.y;
  const tr = doc.struct('TR');
  table.add(tr);
  let lowest = top;
  for (const [index, text] of cells.entries()) {
    const column = columns[index];
    if (!column || (sum && text === '')) continue;
    // The label of a total needs more space than the term above it.
    const place = sum && index === 3 ? { at: 180, width: 222, align: 'right' as const } : column;
    const isHeader = head || (sum && index === 3);
    const weight: Weight = strong ? 'bold' : 'regular';
    const cell = doc.struct(isHeader ? 'TH' : 'TD', spokenAs(fonts, text, weight), () => {
      doc.fontSize(head ? 8.5 : strong ? 11 : 9.5).fillColor(head ? ink.soft : ink.text);
      const box = { at: margin + place.at, top, width: place.width, align: place.align, lineGap: 2 };
      writeText(doc, fonts, { text, weight }, box);
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

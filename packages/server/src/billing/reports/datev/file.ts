import type { DatevQuery } from '@hoster/contract';
import { formatCents } from '@hoster/domain';
import { stringify } from 'csv-stringify/sync';
import { accountsOf } from './accounts.ts';
import type { DatevBookings, MoneyBooking, SaleBooking } from './bookings.ts';
import { windows1252 } from './windows-1252.ts';

/**
 * A cell: texts are in quotes, everything else isn’t. DATEV-Format, developer.datev.de: “Buchungsstapel”, header version
 * 700, category 21, format version 13.
 */
type Cell = string | { readonly plain: string };

const plain = (text: string): Cell => ({ plain: text });
const empty = plain('');
const pairs = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => [`${name} - Art ${index + 1}`, `${name} - Inhalt ${index + 1}`]).flat();

/** Columns of a booking; DATEV reads them by position. */
const columns = [
  ['Umsatz (ohne Soll/Haben-Kz)', 'Soll/Haben-Kennzeichen', 'WKZ Umsatz', 'Kurs', 'Basis-Umsatz', 'WKZ Basis-Umsatz'],
  ['Konto', 'Gegenkonto (ohne BU-Schlüssel)', 'BU-Schlüssel', 'Belegdatum', 'Belegfeld 1', 'Belegfeld 2', 'Skonto'],
  ['Buchungstext', 'Postensperre', 'Diverse Adressnummer', 'Geschäftspartnerbank', 'Sachverhalt', 'Zinssperre'],
  ['Beleglink', ...pairs('Beleginfo', 8), 'KOST1 - Kostenstelle', 'KOST2 - Kostenstelle', 'Kost-Menge'],
  ['EU-Land u. UStID (Bestimmung)', 'EU-Steuersatz (Bestimmung)', 'Abw. Versteuerungsart', 'Sachverhalt L+L'],
  ['Funktionsergänzung L+L', 'BU 49 Hauptfunktionstyp', 'BU 49 Hauptfunktionsnummer', 'BU 49 Funktionsergänzung'],
  [...pairs('Zusatzinformation', 20), 'Stück', 'Gewicht', 'Zahlweise', 'Forderungsart', 'Veranlagungsjahr'],
  ['Zugeordnete Fälligkeit', 'Skontotyp', 'Auftragsnummer', 'Buchungstyp', 'USt-Schlüssel (Anzahlungen)'],
  ['EU-Land (Anzahlungen)', 'Sachverhalt L+L (Anzahlungen)', 'EU-Steuersatz (Anzahlungen)', 'Erlöskonto (Anzahlungen)'],
  ['Herkunft-Kz', 'Buchungs GUID', 'KOST-Datum', 'SEPA-Mandatsreferenz', 'Skontosperre', 'Gesellschaftername'],
  ['Beteiligtennummer', 'Identifikationsnummer', 'Zeichnernummer', 'Postensperre bis', 'Bezeichnung SoBil-Sachverhalt'],
  ['Kennzeichen SoBil-Buchung', 'Festschreibung', 'Leistungsdatum', 'Datum Zuord. Steuerperiode', 'Fälligkeit'],
  ['Generalumkehr (GU)', 'Steuersatz', 'Land', 'Abrechnungsreferenz', 'BVV-Position', 'EU-Land u. UStID (Ursprung)'],
  ['EU-Steuersatz (Ursprung)', 'Abw. Skontokonto'],
].flat();

const compact = (day: string): string => day.replaceAll('-', '');
const decimal = (amount: string): string => amount.replace('.', ',');

/** The first line: what the file is. */
function header({ client, consultant, from, to }: DatevQuery, now: Date): Cell[] {
  return [
    ['EXTF', plain('700'), plain('21'), 'Buchungsstapel', plain('13')],
    [plain(now.toISOString().replaceAll(/\D/g, '')), empty, 'HO', '', ''],
    [plain(consultant), plain(client), plain(`${from.slice(0, 4)}0101`), plain('4')],
    [plain(compact(from)), plain(compact(to)), 'Rechnungen und Zahlungen', ''],
    // Financial accounting, for any purpose, that the tax adviser can still change.
    [plain('1'), plain('0'), plain('0'), 'EUR'],
    [empty, '', empty, empty, '', empty, empty, '', ''],
  ].flat();
}

interface Booking {
  readonly cents: number;
  readonly account: string;
  readonly contra: string;
  readonly day: string;
  readonly number: string;
  readonly text: string;
  /** Country or tax number of a buyer in another country of the EU, and the rate there. */
  readonly eu?: { readonly buyer: string; readonly rate: number | null };
}

function row({ account, cents, contra, day, eu, number, text }: Booking): Cell[] {
  const [, month = '', date = ''] = day.split('-');
  const first = [
    [plain(decimal(formatCents(Math.abs(cents)))), cents < 0 ? 'H' : 'S', 'EUR', empty, empty, empty],
    [plain(account), plain(contra), empty, plain(date + month), number, empty, empty, text.slice(0, 60)],
  ].flat();
  const cells = columns.map((_, index) => first[index] ?? empty);
  if (eu) {
    cells[columns.indexOf('EU-Land u. UStID (Bestimmung)')] = eu.buyer.slice(0, 15);
    if (eu.rate !== null) cells[columns.indexOf('EU-Steuersatz (Bestimmung)')] = plain(decimal(eu.rate.toFixed(2)));
  }
  return cells;
}

/** The customer owes an invoice, or is owed a credit note. */
function saleRow(accounts: ReturnType<typeof accountsOf>, sale: SaleBooking): Cell[] {
  const { buyer, cents, country, customer, day, number, rate, vatId } = sale;
  const euBuyer = sale.scheme === 'oss' ? country : sale.scheme === 'reverse_charge' ? vatId : null;
  return row({
    cents,
    account: accounts.debtor,
    contra: accounts[sale.scheme],
    day,
    number,
    text: `${customer} ${buyer}`,
    ...(euBuyer !== null && { eu: { buyer: euBuyer, rate: sale.scheme === 'oss' ? rate : null } }),
  });
}

/** Money comes from the customer, or goes back. */
const moneyRow = (accounts: ReturnType<typeof accountsOf>, { cents, customer, day, number }: MoneyBooking): Cell[] =>
  row({
    cents,
    account: accounts.bank,
    contra: accounts.debtor,
    day,
    number: number ?? '',
    text: `${customer ?? ''} ${cents < 0 ? 'Erstattung' : 'Zahlung'}`.trim(),
  });

/** A file that DATEV imports. */
export function datevFile(query: DatevQuery, { money, sales }: DatevBookings, now: Date): Buffer {
  const accounts = accountsOf(query);
  const rows: Cell[][] = [
    header(query, now),
    columns.map(plain),
    ...sales.map((sale) => saleRow(accounts, sale)),
    ...money.map((one) => moneyRow(accounts, one)),
  ];
  return windows1252(
    stringify(rows, {
      delimiter: ';',
      record_delimiter: 'windows',
      cast: {
        string: (value) => ({ value, quoted: true }),
        object: (cell) => ('plain' in cell ? String(cell['plain']) : ''),
      },
    }),
  );
}

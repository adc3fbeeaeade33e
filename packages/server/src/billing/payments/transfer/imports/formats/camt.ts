import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { decimalAmount, type FileEntry, ibanIn, oneLine, type StatementFile, UnreadableFile } from './entry.ts';

const parser = new XMLParser({
  removeNSPrefix: true,
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  // Decodes `&#228;` too. Entities of a document type can't occur: it's refused.
  htmlEntities: true,
});

/**
 * Reads CAMT.053 statements, and the notifications and reports of CAMT.054 and CAMT.052 that look like them. Entries that
 * aren't booked yet are left out. A document type is refused, and with it every entity that could be expanded.
 * @throws UnreadableFile
 */
export function readCamt(text: string): StatementFile {
  if (/<!DOCTYPE/i.test(text)) throw new UnreadableFile('A document type');
  if (XMLValidator.validate(text) !== true) throw new UnreadableFile('Not well-formed');
  const root: unknown = parser.parse(text);
  const statements = ['BkToCstmrStmt/Stmt', 'BkToCstmrAcctRpt/Rpt', 'BkToCstmrDbtCdtNtfctn/Ntfctn'].flatMap((path) =>
    all(root, `Document/${path}`),
  );
  if (statements.length === 0) throw new UnreadableFile('No statement');
  const booked = statements.flatMap((one) => all(one, 'Ntry')).filter(isBooked);
  return {
    accounts: statements.map((one) => ibanIn(text1(one, 'Acct/Id/IBAN'))).filter((iban) => iban !== null),
    entries: booked.flatMap(partsOf).map((entry, index) => ({ row: index + 1, ...entry })),
  };
}

/** The state has been a code of its own since version 8. */
const isBooked = (entry: unknown): boolean => ['BOOK', ''].includes(text1(entry, 'Sts/Cd') || text1(entry, 'Sts'));

/** An entry, or its transactions where the bank has put several into one and says how much each is. */
function partsOf(entry: unknown): Omit<FileEntry, 'row'>[] {
  const details = all(entry, 'NtryDtls/TxDtls');
  const amounts = details.map((detail) => all(detail, 'Amt')[0] ?? all(detail, 'AmtDtls/TxAmt/Amt')[0]);
  const areApart = details.length > 1 && amounts.every((amount) => amount !== undefined);
  if (!areApart) return [entryOf(entry, details, all(entry, 'Amt')[0], text1(entry, 'CdtDbtInd'))];
  return details.map((detail, index) =>
    entryOf(entry, [detail], amounts[index], text1(detail, 'CdtDbtInd') || text1(entry, 'CdtDbtInd')),
  );
}

function entryOf(
  entry: unknown,
  details: readonly unknown[],
  amount: unknown,
  direction: string,
): Omit<FileEntry, 'row'> {
  const isOutgoing = direction === 'DBIT';
  const party = isOutgoing ? 'Cdtr' : 'Dbtr';
  const texts = (path: string) => details.flatMap((detail) => all(detail, path)).map(textOf);
  const written = [
    ...texts('RmtInf/Strd/CdtrRefInf/Ref'),
    ...texts('RmtInf/Ustrd'),
    ...texts('Refs/EndToEndId').filter((id) => id !== 'NOTPROVIDED'),
    ...texts('AddtlTxInf'),
  ];
  const day = text1(entry, 'BookgDt/Dt') || text1(entry, 'BookgDt/DtTm') || text1(entry, 'ValDt/Dt');
  return {
    booked: /^\d{4}-\d\d-\d\d/.exec(day)?.[0] ?? null,
    amount: decimalAmount(textOf(amount), isOutgoing),
    currency: text1(amount, '@Ccy'),
    payer: oneLine(texts(`RltdPties/${party}/Nm`)[0] ?? texts(`RltdPties/${party}/Pty/Nm`)[0] ?? ''),
    iban: ibanIn(texts(`RltdPties/${party}Acct/Id/IBAN`)[0] ?? null),
    remittance: oneLine(...(written.length > 0 ? written : [text1(entry, 'AddtlNtryInf')])),
  };
}

/** Every element at a path of names. */
function all(node: unknown, path: string): unknown[] {
  let nodes = [node];
  for (const name of path.split('/')) {
    nodes = nodes
      .flatMap((one) =>
        typeof one === 'object' && one !== null && Object.hasOwn(one, name) ? [valueOf(one, name)] : [],
      )
      .flat();
  }
  return nodes;
}

const valueOf = (node: object, name: string): unknown => (node as Readonly<Record<string, unknown>>)[name];

/** Text of an element, also of one with attributes. */
const textOf = (node: unknown): string =>
  typeof node === 'string' ? node : typeof all(node, '#text')[0] === 'string' ? String(all(node, '#text')[0]) : '';

const text1 = (node: unknown, path: string): string => textOf(all(node, path)[0]);

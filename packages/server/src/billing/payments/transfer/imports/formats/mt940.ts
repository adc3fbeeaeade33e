import swift from '@centrapay/swift-parser';
import { decimalAmount, type FileEntry, ibanIn, oneLine, type StatementFile, UnreadableFile } from './entry.ts';

type SwiftStatement = ReturnType<typeof swift.parse>[number];
type SwiftLine = SwiftStatement['transactions'][number];

/**
 * Reads MT940 statements. A line that the bank has written in its own manner doesn't refuse the others: when the whole
 * can't be read, each line is read alone.
 * @throws UnreadableFile when nothing can be read
 */
export function readMt940(text: string): StatementFile {
  const statements = parsed(text) ?? lineByLine(text);
  const entries = statements.flatMap((statement) =>
    statement === null ? [null] : statement.transactions.map((line) => entryOf(line)),
  );
  if (!statements.some((statement) => statement !== null)) throw new UnreadableFile('No statement');
  return {
    accounts: statements
      .map((statement) => ibanIn(statement?.accountIdentification ?? null))
      .filter((iban) => iban !== null),
    entries: entries.map((entry, index) => ({ row: index + 1, ...(entry ?? unread) })),
  };
}

const unread: Omit<FileEntry, 'row'> = {
  booked: null,
  amount: null,
  currency: 'EUR',
  payer: '',
  iban: null,
  remittance: '',
};

function parsed(data: string): SwiftStatement[] | null {
  try {
    return swift.parse({ type: 'mt940', data });
  } catch {
    return null;
  }
}

/** Statements of one line each; null for a line that can't be read. */
function lineByLine(text: string): (SwiftStatement | null)[] {
  return text
    .split(/^(?=:20:)/m)
    .filter((message) => message.includes(':61:'))
    .flatMap((message) => {
      const [head = '', ...lines] = message.split(/^(?=:61:)/m);
      return lines.flatMap((line) => {
        const only = line.split(/^(?=:6[0245][A-Z]?:|-\s*$)/m)[0] ?? '';
        return parsed(`${head}${only}`) ?? [null];
      });
    });
}

function entryOf(line: SwiftLine): Omit<FileEntry, 'row'> {
  const fields = line.structuredDetails ?? {};
  // Fields of German banks go on where the line of 27 characters before them ended.
  const numbered = Object.keys(fields).filter((name) => /^(2\d|6[0-3])$/.test(name));
  const written = numbered
    .toSorted()
    .map((name) => fields[name] ?? '')
    .join('');
  const remittance = oneLine(written || fields['REMI'] || '', fields['EREF'] ?? '');
  return {
    booked: Number.isNaN(line.date.getTime()) ? null : line.date.toISOString().slice(0, 10),
    amount: decimalAmount(line.amount.toFixed(2), false),
    currency: line.currency,
    payer: oneLine(fields['32'] ?? fields['NAME'] ?? '', fields['33'] ?? ''),
    iban: ibanIn(fields['31'] ?? fields['IBAN'] ?? null),
    remittance: remittance === '' ? oneLine(line.details, line.extraDetails, line.reference) : remittance,
  };
}

import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createZstdDecompress } from 'node:zlib';
import { reasonOf, StartError } from '../../platform/start-error.ts';
import { textDecoder } from './charsets.ts';
import { SqlLexer } from './lexer.ts';
import { statementReader, type SqlValue } from './statements.ts';

/** A row by its columns, in lower case. Numbers, dates and binary values are text, too. */
export type DumpRow = Readonly<Record<string, string | null>>;

/** What is read from a dump. */
export interface DumpReader {
  /** A table that the dump creates. */
  table?(name: string): void;
  /** Whether the rows of a table are needed, by its name in the dump. Skipped rows cost little. */
  wants(table: string): boolean;
  row(table: string, row: DumpRow): void;
}

/** What couldn't be read, by table. */
export interface DumpProblems {
  /** Rows whose columns the dump doesn't name, or has another number of. */
  readonly unreadable: ReadonlyMap<string, number>;
  /** Values that only a server could work out. */
  readonly expressions: ReadonlyMap<string, number>;
}

/**
 * Reads a dump of MySQL or MariaDB row by row, without a server: a plain one, one of gzip or zstd, or one in UTF-16, as
 * PowerShell writes it. However long a line is, only one row of it is in memory.
 * @throws StartError when the file can't be read, or is incomplete
 */
export async function readDump(file: string, reader: DumpReader): Promise<DumpProblems> {
  const unreadable = new Map<string, number>();
  const expressions = new Map<string, number>();
  let decode = textDecoder('utf8mb4');
  const textOf = (value: SqlValue): string | null => {
    if (value === null) return null;
    if ('number' in value) return value.number;
    return decode(value.bytes);
  };
  const lexer = new SqlLexer(
    statementReader({
      table: (name) => reader.table?.(name),
      wants: (name) => reader.wants(name),
      charset: (name) => {
        decode = textDecoder(name);
      },
      escapes: (isOn) => {
        lexer.hasEscapes = isOn;
      },
      expression: (table) => expressions.set(table, (expressions.get(table) ?? 0) + 1),
      row: (table, columns, values) => {
        if (columns?.length !== values.length) {
          unreadable.set(table, (unreadable.get(table) ?? 0) + 1);
          return;
        }
        reader.row(table, Object.fromEntries(columns.map((column, index) => [column, textOf(values[index] ?? null)])));
      },
    }),
  );
  try {
    await eachChunk(file, (chunk) => lexer.push(chunk));
    lexer.end();
  } catch (error) {
    throw new StartError(`Can't read ${file}: ${reasonOf(error)}`, { cause: error });
  }
  return { unreadable, expressions };
}

const byteOrderMark = Buffer.from('\u{feff}');

async function eachChunk(file: string, take: (chunk: Buffer) => void): Promise<void> {
  const start = await beginningOf(file);
  const unpacked =
    start.readUInt16BE(0) === 0x1f8b
      ? createGunzip()
      : start.readUInt32BE(0) === 0x28b52ffd
        ? createZstdDecompress()
        : null;
  const encoding = start.readUInt16BE(0) === 0xfffe ? 'utf-16le' : start.readUInt16BE(0) === 0xfeff ? 'utf-16be' : null;
  const input = createReadStream(file, { highWaterMark: 256 * 1024 });
  const sink = async (chunks: AsyncIterable<Buffer>): Promise<void> => {
    const decoder = encoding && new TextDecoder(encoding);
    let isFirst = true;
    for await (const chunk of chunks) {
      const bytes = decoder ? Buffer.from(decoder.decode(chunk, { stream: true })) : chunk;
      take(isFirst && bytes.subarray(0, 3).equals(byteOrderMark) ? bytes.subarray(3) : bytes);
      isFirst = false;
    }
  };
  await (unpacked ? pipeline(input, unpacked, sink) : pipeline(input, sink));
}

/** First four bytes of a file, with zeros after its end. */
async function beginningOf(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const start = Buffer.alloc(4);
    await handle.read(start, 0, 4, 0);
    return start;
  } finally {
    await handle.close();
  }
}

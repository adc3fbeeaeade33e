import type { Token } from './lexer.ts';

/** A value as it's in the dump. */
export type SqlValue = { readonly bytes: Buffer } | { readonly number: string } | null;

/** What a dump tells, in its order. */
export interface SqlEvents {
  /** A table with its columns in their order. */
  table(name: string, columns: readonly string[]): void;
  /** Whether somebody wants the rows of a table; others are skipped. */
  wants(table: string): boolean;
  /** A row; `columns` is null when the dump doesn't say what they are. */
  row(table: string, columns: readonly string[] | null, values: readonly SqlValue[]): void;
  /** Charset of the texts from here on, as MySQL spells it. */
  charset(name: string): void;
  /** Whether a backslash in a text begins an escape. */
  escapes(isOn: boolean): void;
  /** A value that only a server could work out; it counts as NULL. */
  expression(table: string): void;
}

type Reader<Result = void> = Generator<undefined, Result, Token>;

/** Words that a definition in CREATE TABLE begins with, if it isn't that of a column. */
const definitions: ReadonlySet<string> = new Set(
  'PRIMARY KEY UNIQUE INDEX CONSTRAINT FULLTEXT SPATIAL FOREIGN CHECK PERIOD'.split(' '),
);
/** Words between INSERT and the table's name. */
const modifiers: ReadonlySet<string> = new Set('LOW_PRIORITY DELAYED HIGH_PRIORITY IGNORE INTO'.split(' '));

const isMark = (token: Token, text: string): boolean => token.kind === 'mark' && token.text === text;
const upper = (token: Token): string => (token.kind === 'word' ? token.text.toUpperCase() : '');

/** @returns function that takes the tokens of a dump */
export function statementReader(events: SqlEvents): (token: Token) => void {
  const reader = readStatements(events);
  reader.next();
  return (token) => {
    reader.next(token);
  };
}

function* readStatements(events: SqlEvents): Reader<never> {
  const tables = new Map<string, readonly string[]>();
  for (;;) {
    const token = yield;
    switch (upper(token)) {
      case 'CREATE':
        yield* create(events, tables);
        break;
      case 'INSERT':
      case 'REPLACE':
        yield* insert(events, tables);
        break;
      case 'SET':
        yield* set(events);
        break;
      default:
        yield* skipStatement(token);
    }
  }
}

function* skipStatement(from: Token): Reader {
  let token = from;
  while (!isMark(token, ';')) token = yield;
}

/** A name that may be quoted, and follow that of its database: `whmcs`.`tblclients`. Ends with the token after it. */
function* nameFrom(first: Token): Reader<{ name: string; next: Token }> {
  let name = textOf(first);
  let next = yield;
  while (isMark(next, '.')) {
    name = textOf(yield);
    next = yield;
  }
  return { name, next };
}

function textOf(token: Token): string {
  return 'bytes' in token ? token.bytes.toString('utf8') : token.text;
}

function* create(events: SqlEvents, tables: Map<string, readonly string[]>): Reader {
  let token = yield;
  if (upper(token) === 'TEMPORARY') token = yield;
  if (upper(token) !== 'TABLE') return yield* skipStatement(token);
  token = yield;
  while (['IF', 'NOT', 'EXISTS'].includes(upper(token))) token = yield;
  const { name, next } = yield* nameFrom(token);
  if (!isMark(next, '(')) return yield* skipStatement(next);
  const columns: string[] = [];
  let depth = 1;
  let begins = true;
  while (depth > 0) {
    token = yield;
    if (begins && !definitions.has(upper(token)) && token.kind !== 'mark') columns.push(textOf(token).toLowerCase());
    begins = depth === 1 && isMark(token, ',');
    if (isMark(token, '(')) depth += 1;
    if (isMark(token, ')')) depth -= 1;
    if (isMark(token, ';')) return;
  }
  tables.set(name, columns);
  events.table(name, columns);
  return yield* skipStatement(yield);
}

function* insert(events: SqlEvents, tables: ReadonlyMap<string, readonly string[]>): Reader {
  let token = yield;
  while (modifiers.has(upper(token))) token = yield;
  const { name, next } = yield* nameFrom(token);
  let columns = tables.get(name) ?? null;
  token = next;
  if (isMark(token, '(')) {
    const listed: string[] = [];
    while (!isMark(token, ')') && !isMark(token, ';')) {
      token = yield;
      if (token.kind !== 'mark') listed.push(textOf(token).toLowerCase());
    }
    columns = listed;
    token = yield;
  }
  if (upper(token) !== 'VALUES' && upper(token) !== 'VALUE') return yield* skipStatement(token);
  const isWanted = events.wants(name);
  token = yield;
  while (isMark(token, '(')) {
    const values = yield* row(events, name);
    if (isWanted) events.row(name, columns, values);
    token = yield;
    if (isMark(token, ',')) token = yield;
  }
  return yield* skipStatement(token);
}

/** The values of a row, up to its closing bracket. */
function* row(events: SqlEvents, table: string): Reader<SqlValue[]> {
  const values: SqlValue[] = [];
  for (;;) {
    const parts: Token[] = [];
    let depth = 0;
    let token = yield;
    while (depth > 0 || (!isMark(token, ',') && !isMark(token, ')'))) {
      if (isMark(token, '(')) depth += 1;
      if (isMark(token, ')')) depth -= 1;
      parts.push(token);
      token = yield;
    }
    const value = valueOf(parts);
    if (value === undefined) events.expression(table);
    values.push(value ?? null);
    if (isMark(token, ')')) return values;
  }
}

/** @returns undefined for what isn't a plain value */
function valueOf(parts: readonly Token[]): SqlValue | undefined {
  const [first, second] = parts;
  if (!first) return undefined;
  if (first.kind === 'string' && parts.every(({ kind }) => kind === 'string')) {
    // Texts side by side are one.
    const texts = parts.flatMap((part) => (part.kind === 'string' ? [part.bytes] : []));
    return { bytes: texts.length === 1 ? first.bytes : Buffer.concat(texts) };
  }
  if (parts.length === 1) return wordValue(first);
  if (parts.length > 2 || !second) return undefined;
  if (second.kind === 'number' && first.kind === 'mark' && '+-'.includes(first.text)) {
    return { number: first.text === '-' ? `-${second.text}` : second.text };
  }
  if (second.kind !== 'string') return undefined;
  const prefix = upper(first);
  if (prefix === 'X') return { bytes: Buffer.from(second.bytes.toString('latin1'), 'hex') };
  if (prefix === 'B') return { number: bitsOf(second.bytes.toString('latin1')) };
  if (prefix === 'N' || prefix.startsWith('_')) return { bytes: second.bytes };
  return undefined;
}

function wordValue(token: Token): SqlValue | undefined {
  if (token.kind === 'number') {
    if (/^0x[\da-f]*$/i.test(token.text)) {
      const digits = token.text.slice(2);
      return { bytes: Buffer.from(digits.length % 2 === 0 ? digits : `0${digits}`, 'hex') };
    }
    return { number: /^0b[01]+$/i.test(token.text) ? bitsOf(token.text.slice(2)) : token.text };
  }
  switch (upper(token)) {
    case 'NULL':
    case 'DEFAULT':
      return null;
    case 'TRUE':
      return { number: '1' };
    case 'FALSE':
      return { number: '0' };
    default:
      return undefined;
  }
}

const bitsOf = (digits: string): string => (/^[01]+$/.test(digits) ? BigInt(`0b${digits}`).toString() : '0');

/** `SET NAMES latin1`, `SET SQL_MODE='…'`: what changes how texts are read. */
function* set(events: SqlEvents): Reader {
  let token = yield;
  if (upper(token) === 'NAMES') {
    token = yield;
    if (!isMark(token, ';')) events.charset(textOf(token).toLowerCase());
    return yield* skipStatement(token);
  }
  let name = '';
  while (!isMark(token, ';')) {
    if (token.kind === 'word') name = token.text.toUpperCase();
    if (token.kind === 'string' && name === 'SQL_MODE') {
      events.escapes(!token.bytes.toString('latin1').toUpperCase().includes('NO_BACKSLASH_ESCAPES'));
    }
    token = yield;
  }
}

/** A part of a dump. Texts of strings stay bytes: their charset is known later, if at all. */
export type Token =
  /** A bare word, as it's written. */
  | { readonly kind: 'word'; readonly text: string }
  /** An identifier in backticks. */
  | { readonly kind: 'name'; readonly bytes: Buffer }
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'string'; readonly bytes: Buffer; readonly isDouble: boolean }
  | { readonly kind: 'mark'; readonly text: string };

const code = (character: string): number => character.charCodeAt(0);
const backslash = code('\\');
const backtick = code('`');
const dot = code('.');
const double = code('"');
const hash = code('#');
const minus = code('-');
const newline = code('\n');
const plus = code('+');
const quote = code("'");
const slash = code('/');
const star = code('*');

/** What a backslash and a letter mean; any other letter means itself. */
const escapes: Readonly<Record<number, number>> = {
  [code('0')]: 0,
  [code('b')]: 8,
  [code('n')]: 10,
  [code('r')]: 13,
  [code('t')]: 9,
  [code('Z')]: 26,
};
/** Of patterns for LIKE: the backslash belongs to the text. */
const patterns: ReadonlySet<number> = new Set([code('%'), code('_')]);

const isBlank = (byte: number): boolean => byte <= 32;
const isDigit = (byte: number): boolean => byte >= 48 && byte <= 57;
const isLetter = (byte: number): boolean =>
  (byte >= 65 && byte <= 90) || (byte >= 97 && byte <= 122) || byte === 95 || byte === 36 || byte >= 128;

/** Bytes that are looked ahead: the opening of a comment for some versions of the server, `/*M!999999`. */
const ahead = 16;
/** Comments that no server executes, such as `/*M!999999\- enable the sandbox mode`. */
const neverExecuted = 999_999;

/**
 * Splits a MySQL or MariaDB dump into tokens while it's read. Works on bytes: everything that means something is ASCII,
 * and a dump may hold texts of several charsets.
 */
export class SqlLexer {
  /** False while `NO_BACKSLASH_ESCAPES` is on. */
  hasEscapes = true;
  readonly #take: (token: Token) => void;
  #rest: Buffer = Buffer.alloc(0);
  #state: 'between' | 'line' | 'comment' | 'quoted' | 'word' | 'program' = 'between';
  #quote = quote;
  #parts: Buffer[] = [];
  #isNumber = false;
  #last = 0;
  /** Whether the next token begins a statement. */
  #begins = true;

  /** @param take called for each token, in their order */
  constructor(take: (token: Token) => void) {
    this.#take = take;
  }

  /** Reads the next bytes of the dump. */
  push(chunk: Buffer): void {
    const bytes = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    this.#rest = bytes.subarray(this.#read(bytes, bytes.length - ahead, false));
  }

  /** Reads what is left. @throws Error when the dump ends in the middle of a text */
  end(): void {
    const bytes = this.#rest;
    this.#rest = Buffer.alloc(0);
    this.#read(bytes, bytes.length, true);
    if (this.#state === 'word') this.#endWord();
    if (this.#state === 'quoted') throw new Error('The dump ends inside a text. It’s incomplete.');
  }

  /** @returns how far it has read */
  #read(bytes: Buffer, limit: number, isLast: boolean): number {
    let at = 0;
    while (at < limit) {
      switch (this.#state) {
        case 'between':
          at = this.#between(bytes, at);
          break;
        case 'line':
          at = this.#skipPast(bytes, at, '\n', 'between');
          break;
        case 'comment':
          at = this.#skipPast(bytes, at, '*/', 'between');
          break;
        case 'quoted':
          at = this.#quoted(bytes, at, limit);
          break;
        case 'word':
          at = this.#word(bytes, at);
          break;
        case 'program': {
          const next = this.#program(bytes, at, isLast);
          if (next === null) return at;
          at = next;
        }
      }
    }
    return at;
  }

  #between(bytes: Buffer, at: number): number {
    const byte = bytes[at] ?? 0;
    if (isBlank(byte)) return at + 1;
    const next = bytes[at + 1] ?? 0;
    if (byte === hash || (byte === minus && next === minus)) {
      this.#state = 'line';
      return at + 1;
    }
    if (byte === slash && next === star) return this.#openComment(bytes, at);
    if (byte === star && next === slash) return at + 2;
    if (byte === quote || byte === double || byte === backtick) {
      this.#state = 'quoted';
      this.#quote = byte;
      return at + 1;
    }
    const isNumber = isDigit(byte) || (byte === dot && isDigit(next));
    if (isNumber || isLetter(byte)) {
      this.#state = 'word';
      this.#isNumber = isNumber;
      return at;
    }
    this.#emit({ kind: 'mark', text: String.fromCharCode(byte) });
    return at + 1;
  }

  /** What a comment has for servers of some version is part of the dump: `/*!40101 SET NAMES utf8 …`. */
  #openComment(bytes: Buffer, at: number): number {
    const opening = /^\/\*M?!(\d*)/.exec(bytes.toString('latin1', at, at + ahead));
    if (opening && Number(opening[1]) < neverExecuted) return at + opening[0].length;
    this.#state = 'comment';
    return at + 2;
  }

  #skipPast(bytes: Buffer, at: number, end: string, then: 'between'): number {
    const found = bytes.indexOf(end, at, 'latin1');
    if (found === -1) return Math.max(at + 1, bytes.length - end.length + 1);
    this.#state = then;
    return found + end.length;
  }

  #quoted(bytes: Buffer, from: number, limit: number): number {
    let at = from;
    while (at < limit) {
      const byte = bytes[at] ?? 0;
      if (byte === backslash && this.hasEscapes && this.#quote !== backtick) {
        const next = bytes[at + 1] ?? 0;
        this.#parts.push(bytes.subarray(from, patterns.has(next) ? at + 1 : at));
        this.#parts.push(Buffer.of(escapes[next] ?? next));
        return at + 2;
      }
      if (byte === this.#quote) {
        const isDoubled = bytes[at + 1] === byte;
        this.#parts.push(bytes.subarray(from, isDoubled ? at + 1 : at));
        if (isDoubled) return at + 2;
        this.#endQuoted();
        return at + 1;
      }
      at += 1;
    }
    this.#parts.push(bytes.subarray(from, at));
    return at;
  }

  #endQuoted(): void {
    // Copied, so that a short text doesn't keep the whole chunk.
    const bytes = Buffer.concat(this.#parts);
    this.#parts = [];
    this.#state = 'between';
    if (this.#quote === backtick) this.#emit({ kind: 'name', bytes });
    else this.#emit({ kind: 'string', bytes, isDouble: this.#quote === double });
  }

  #word(bytes: Buffer, from: number): number {
    let at = from;
    while (at < bytes.length && this.#continues(bytes[at] ?? 0)) {
      this.#last = bytes[at] ?? 0;
      at += 1;
    }
    this.#parts.push(Buffer.from(bytes.subarray(from, at)));
    if (at < bytes.length) this.#endWord();
    return at;
  }

  /** Whether a byte belongs to the word or number that is being read: `tblclients`, `0x4142`, `1.5e-3`. */
  #continues(byte: number): boolean {
    if (isLetter(byte) || isDigit(byte)) return true;
    if (!this.#isNumber) return false;
    const isExponent = this.#last === code('e') || this.#last === code('E');
    return byte === dot || (isExponent && (byte === minus || byte === plus));
  }

  #endWord(): void {
    const text = Buffer.concat(this.#parts).toString('utf8');
    this.#parts = [];
    this.#state = 'between';
    if (this.#begins && text.toLowerCase() === 'delimiter') this.#state = 'program';
    else this.#emit({ kind: this.#isNumber ? 'number' : 'word', text });
  }

  /**
   * Skips triggers and procedures, between `DELIMITER ;;` and `DELIMITER ;`: the INSERTs in them are no rows.
   * @returns how far it has read; null to be called again with more
   */
  #program(bytes: Buffer, from: number, isLast: boolean): number | null {
    const end = bytes.indexOf(newline, from);
    if (end === -1 && !isLast) return null;
    const to = end === -1 ? bytes.length : end + 1;
    const words = bytes
      .toString('latin1', from, Math.min(to, from + 100))
      .trim()
      .split(/\s+/);
    const delimiter = this.#begins ? words[0] : words[0]?.toLowerCase() === 'delimiter' ? words[1] : undefined;
    this.#begins = delimiter === ';';
    if (this.#begins) this.#state = 'between';
    return to;
  }

  #emit(token: Token): void {
    this.#begins = token.kind === 'mark' && token.text === ';';
    this.#take(token);
  }
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync, zstdCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { repaired } from './charsets.ts';
import { SqlLexer } from './lexer.ts';
import { type DumpProblems, type DumpRow, readDump } from './read-dump.ts';
import { statementReader } from './statements.ts';

const folder = mkdtempSync(join(tmpdir(), 'dump-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Read extends DumpProblems {
  readonly rows: { table: string; row: DumpRow }[];
}

async function read(dump: string | Buffer, wants: (table: string) => boolean = () => true): Promise<Read> {
  const file = join(folder, 'dump.sql');
  writeFileSync(file, dump);
  const rows: Read['rows'] = [];
  const problems = await readDump(file, { wants, row: (table, row) => rows.push({ table, row }) });
  return { ...problems, rows };
}

const valuesOf = async (dump: string | Buffer) => (await read(dump)).rows.map(({ row }) => row);

const table = 'CREATE TABLE `t` (`a` text, `b` text);\n';

describe('readDump', () => {
  it('reads rows by the columns of the table, whatever their order', async () => {
    const dump = `CREATE TABLE IF NOT EXISTS shop.t (
      b decimal(16,2) NOT NULL DEFAULT '0.00' COMMENT 'one, (two)', \`a\` enum('x','y),(z') CHARACTER SET latin1,
      PRIMARY KEY (\`a\`), UNIQUE KEY \`k\` (b,\`a\`(10)), CONSTRAINT c FOREIGN KEY (a) REFERENCES u (id)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8;
    INSERT INTO \`shop\`.\`t\` VALUES (-1.50,'x'),(.5,'y'),(1e-3,NULL);
    INSERT IGNORE INTO t (A, B) VALUES ('list', 2);
    REPLACE INTO t (\`b\`) VALUE (3);`;
    expect(await valuesOf(dump)).toEqual([
      { b: '-1.50', a: 'x' },
      { b: '.5', a: 'y' },
      { b: '1e-3', a: null },
      { a: 'list', b: '2' },
      { b: '3' },
    ]);
  });

  it('undoes every escape of a text', async () => {
    const dump = String.raw`${table}INSERT INTO t VALUES ('it\'s ''it''', "a""b\"c"),('\0\n\r\t\Z\b\\','50\% \_x \q;(');`;
    expect(await valuesOf(dump)).toEqual([
      { a: "it's 'it'", b: 'a"b"c' },
      { a: '\0\n\r\t\u001A\b\\', b: String.raw`50\% \_x q;(` },
    ]);
  });

  it('takes a backslash for itself when the dump says so', async () => {
    const dump = `${table}/*!40101 SET SQL_MODE='NO_AUTO_VALUE_ON_ZERO,NO_BACKSLASH_ESCAPES' */;\nINSERT INTO t VALUES ('C:\\','it''s');`;
    expect(await valuesOf(dump)).toEqual([{ a: 'C:\\', b: "it's" }]);
  });

  it('reads binary, bit and boolean values, and texts side by side', async () => {
    const dump = `${table}INSERT INTO t VALUES (0x4a6f73c3a9,X'41'),(_binary 'raw',b'101'),(TRUE,N'n'),('one' 'two',_utf8mb4'x'),(0x,'');`;
    expect(await valuesOf(dump)).toEqual([
      { a: 'José', b: 'A' },
      { a: 'raw', b: '5' },
      { a: '1', b: 'n' },
      { a: 'onetwo', b: 'x' },
      { a: '', b: '' },
    ]);
  });

  it('counts what only a server could work out as NULL, and names its table', async () => {
    const { rows, expressions } = await read(`${table}INSERT INTO t VALUES (CONCAT('a', (1)), 'b'), (1+1, 'c');`);
    expect(rows.map(({ row }) => row)).toEqual([
      { a: null, b: 'b' },
      { a: null, b: 'c' },
    ]);
    expect(expressions.get('t')).toBe(2);
  });

  it('skips comments, but executes those for servers', async () => {
    const dump = `/*M!999999\\- enable the sandbox mode */ \n${table}# a 'comment\n-- don't\n--\n/* ; 'x */
    /*!40000 INSERT INTO t VALUES ('executed', '-- no comment')*/;
    INSERT INTO t /* here */ VALUES ('a' /* and; ' here */, '/* text */'); -- INSERT INTO t VALUES (1,2);`;
    expect(await valuesOf(dump)).toEqual([
      { a: 'executed', b: '-- no comment' },
      { a: 'a', b: '/* text */' },
    ]);
  });

  it('takes no statement of a trigger for a row', async () => {
    const dump = `${table}DELIMITER ;;\n/*!50003 CREATE TRIGGER x BEFORE INSERT ON t FOR EACH ROW BEGIN\nINSERT INTO t VALUES ('trigger', 1); END */;;\nDELIMITER ;\nINSERT INTO t VALUES ('row', ';;');`;
    expect(await valuesOf(dump)).toEqual([{ a: 'row', b: ';;' }]);
  });

  it('understands Windows line ends, and files with a byte order mark', async () => {
    const dump = `\u{feff}-- dump\r\n${table}INSERT INTO t VALUES\r\n('a\r\nb','c'),\r\n('d','e')\r\n;\r\n`;
    const rows = [
      { a: 'a\r\nb', b: 'c' },
      { a: 'd', b: 'e' },
    ];
    expect(await valuesOf(dump)).toEqual(rows);
    expect(await valuesOf(Buffer.from(`${dump}`, 'utf16le'))).toEqual(rows);
  });

  it('reads compressed dumps', async () => {
    const dump = `${table}INSERT INTO t VALUES ('a','b');`;
    expect(await valuesOf(gzipSync(dump))).toEqual([{ a: 'a', b: 'b' }]);
    expect(await valuesOf(zstdCompressSync(dump))).toEqual([{ a: 'a', b: 'b' }]);
  });

  it('decides for each text which charset it has', async () => {
    const dump = Buffer.concat([
      Buffer.from(`/*!40101 SET NAMES latin1 */;\n${table}INSERT INTO t VALUES ('José','`),
      Buffer.from('JOÃO €', 'latin1').map((byte) => (byte === 0xac ? 0x80 : byte)),
      Buffer.from(`');`),
    ]);
    expect(await valuesOf(dump)).toEqual([{ a: 'José', b: 'JOÃO €' }]);
  });

  it('reads the charset that the dump names', async () => {
    const dump = Buffer.concat([
      Buffer.from(`SET NAMES cp1251;\n${table}INSERT INTO t VALUES ('`),
      Buffer.of(0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2),
      Buffer.from(`', '');`),
    ]);
    expect(await valuesOf(dump)).toEqual([{ a: 'Привет', b: '' }]);
  });

  it('reads one line of megabytes, and texts larger than what is read at a time', async () => {
    const rows = Array.from({ length: 50_000 }, (_, index) => `(${index},'row ${index}; it\\'s')`);
    const long = 'long \\\\ '.repeat(200_000);
    const found = await valuesOf(
      `${table}INSERT INTO t VALUES ${rows.join(',')},('${long}',0x${'41'.repeat(500_000)});`,
    );
    expect(found).toHaveLength(50_001);
    expect(found[49_999]).toEqual({ a: '49999', b: "row 49999; it's" });
    expect(found[50_000]).toEqual({ a: 'long \\ '.repeat(200_000), b: 'A'.repeat(500_000) });
  });

  it('reports rows whose columns it can’t know', async () => {
    const { rows, unreadable } = await read(
      `INSERT INTO t VALUES (1,2);\n${table}INSERT INTO t VALUES (1),(1,2,3),(1,2);`,
    );
    expect(rows).toHaveLength(1);
    expect(unreadable.get('t')).toBe(3);
  });

  it('skips the rows of tables that nobody wants', async () => {
    const { rows } = await read(`${table}INSERT INTO t VALUES (1,2);`, () => false);
    expect(rows).toEqual([]);
  });

  it('refuses a dump that ends in the middle', async () => {
    await expect(read(`${table}INSERT INTO t VALUES ('a','b`)).rejects.toThrow('It’s incomplete.');
    await expect(read(gzipSync(`${table}INSERT INTO t VALUES ('a','b');`).subarray(0, 40))).rejects.toThrow(
      'Can’t read'.replace('’', "'"),
    );
  });

  it('survives anything', async () => {
    const piece = fc.constantFrom(
      ...Array.from('\'"`();,\\/*-#!.0xX \n'),
      'INSERT INTO t VALUES ',
      'CREATE TABLE t (',
      'SET NAMES ',
      'DELIMITER ',
      '/*!1 ',
      'é',
      '--',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 60 }), async (pieces) => {
        await read(pieces.join('')).catch((error: unknown) => {
          expect(String(error)).toContain('It’s incomplete.');
        });
      }),
      { numRuns: 300 },
    );
  });

  it('reads the same whatever the chunks are', () => {
    const dump = Buffer.from(
      `${table}INSERT INTO t VALUES ('a\\'b''c', -1.5e-3),(0xC3A9,X'41'); -- x\n/*!40101 SET NAMES latin1 */;/* y */\nDELIMITER ;;\nINSERT INTO t VALUES (1,2);;\nDELIMITER ;\nINSERT INTO t VALUES ('\`;é',NULL);`,
    );
    const rowsIn = (size: number): unknown[] => {
      const rows: unknown[] = [];
      const lexer = new SqlLexer(
        statementReader({
          charset: (name) => rows.push(name),
          escapes: () => undefined,
          expression: () => rows.push('expression'),
          row: (...row) => rows.push(row),
          table: () => undefined,
          wants: () => true,
        }),
      );
      for (let at = 0; at < dump.length; at += size) lexer.push(dump.subarray(at, at + size));
      lexer.end();
      return rows;
    };
    const whole = rowsIn(dump.length);
    expect(whole).toHaveLength(4);
    for (let size = 1; size < dump.length; size += 1) expect(rowsIn(size)).toEqual(whole);
  });
});

describe('repaired', () => {
  it.each([
    ['JosÃ©', 'José'],
    ['Å\u0081Ã³dÅº', 'Łódź'],
    ['ðŸ˜€', '😀'],
    ['JOÃO', 'JOÃO'],
    ['Łódź', 'Łódź'],
    ['plain', 'plain'],
    ['naïve café', 'naïve café'],
  ])('%s is %s', (text, expected) => {
    expect(repaired(text)).toBe(expected);
  });
});

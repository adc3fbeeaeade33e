import type { StatementFormat } from '@hoster/contract';

/** Text of a file: in the encoding that an XML file names, otherwise UTF-8 or, as banks still write it, Windows-1252. */
export function textOfFile(content: Buffer): string {
  const named = /^<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(content.subarray(0, 200).toString('latin1').trimStart());
  return (decoded(content, named?.[1] ?? 'utf-8') ?? decoded(content, 'windows-1252') ?? '').replaceAll('\0', '');
}

function decoded(content: Buffer, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(content);
  } catch {
    return null;
  }
}

/** What a file looks like. Its name says little: banks use `.txt`, `.sta` and `.xml` for anything. */
export function formatOf(text: string): StatementFormat {
  if (/^\s*</.test(text)) return 'camt';
  return /^:20:/m.test(text) && /^:(?:25|60[FM]):/m.test(text) ? 'mt940' : 'csv';
}

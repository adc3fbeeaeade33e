/** Charsets of MySQL that a browser knows under another name. Latin-1 of MySQL is Windows-1252. */
const encodings: Readonly<Record<string, string>> = {
  latin1: 'windows-1252',
  ascii: 'windows-1252',
  latin2: 'iso-8859-2',
  latin5: 'windows-1254',
  latin7: 'iso-8859-13',
  greek: 'iso-8859-7',
  hebrew: 'iso-8859-8',
  cp1250: 'windows-1250',
  cp1251: 'windows-1251',
  cp1256: 'windows-1256',
  cp1257: 'windows-1257',
  cp866: 'ibm866',
  koi8r: 'koi8-r',
  koi8u: 'koi8-u',
  tis620: 'windows-874',
  sjis: 'shift_jis',
  cp932: 'shift_jis',
  ujis: 'euc-jp',
  eucjpms: 'euc-jp',
  euckr: 'euc-kr',
  gb2312: 'gbk',
  gbk: 'gbk',
  gb18030: 'gb18030',
  big5: 'big5',
};

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const western = new TextDecoder('windows-1252');

/** The byte of each character in Windows-1252. Undefined bytes keep their number. */
const westernBytes: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 256 }, (_, byte) => [western.decode(Uint8Array.of(byte)), byte]),
);

function asUtf8(bytes: Uint8Array): string | null {
  try {
    return utf8.decode(bytes);
  } catch {
    return null;
  }
}

/**
 * Makes a function that decodes the texts of a dump. Each is decided for itself, because old installations wrote UTF-8
 * into columns of another charset: what is valid UTF-8 is UTF-8, everything else is of the charset that the dump names.
 * @param charset as MySQL spells it: `latin1`, `utf8mb4`
 */
export function textDecoder(charset: string): (bytes: Buffer) => string {
  const encoding = encodings[charset.split('_', 1)[0] ?? ''] ?? 'windows-1252';
  const other = new TextDecoder(encoding);
  return (bytes) => asUtf8(bytes) ?? other.decode(bytes);
}

/**
 * Repairs text that was UTF-8, was taken for Latin-1 and stored as UTF-8 again: `JosÃ©`. Anything else stays as it is:
 * `JOÃO` isn't UTF-8 in the bytes of Windows-1252.
 */
export function repaired(text: string): string {
  let isPlain = true;
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit < 128) {
      bytes[index] = unit;
      continue;
    }
    isPlain = false;
    const byte = westernBytes.get(text.charAt(index));
    if (byte === undefined) return text;
    bytes[index] = byte;
  }
  return isPlain ? text : (asUtf8(bytes) ?? text);
}

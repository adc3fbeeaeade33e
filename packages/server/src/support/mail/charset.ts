import chardet from 'chardet';

/** Names that mail uses and the Encoding standard lacks. */
const otherNames: Readonly<Record<string, string>> = {
  cp932: 'shift_jis',
  cp936: 'gbk',
  cp949: 'euc-kr',
  cp950: 'big5',
  cp50220: 'iso-2022-jp',
  cp50221: 'iso-2022-jp',
  cp50222: 'iso-2022-jp',
  'iso-2022-jp-1': 'iso-2022-jp',
  'iso-2022-jp-2': 'iso-2022-jp',
  'iso-2022-jp-ms': 'iso-2022-jp',
  koi8r: 'koi8-r',
  koi8u: 'koi8-u',
  utf8mb4: 'utf-8',
};
/** Names under which text often isn't what they say. */
const unreliable = new Set(['', 'us-ascii', 'ascii', 'unknown', 'unknown-8bit', 'x-unknown', '8bit', 'default']);
/** Bytes that are looked at to guess a charset. */
const sample = 65_536;

/** Whether a charset is UTF-7, which is refused: it hides markup, and no mail client writes it. */
export const isUtf7 = (label: string): boolean =>
  /^(?:x-)?(?:cs)?(?:unicode-?[12]-?[01]-?|unicode11)?utf-?7(?:-imap)?$/.test(nameOf(label));

const nameOf = (label: string): string => label.trim().replaceAll(/["']/g, '').toLowerCase();

/** Decodes text: as its charset says, otherwise as UTF-8 where it's valid, otherwise by its bytes. Never throws. */
export function decodeText(bytes: Uint8Array, label: string | null): string {
  const name = nameOf(label ?? '');
  const declared = unreliable.has(name) ? null : decoderOf(otherNames[name] ?? name);
  if (declared !== null && (declared.encoding !== 'utf-8' || looksValid(declared.decode(bytes)))) {
    return tidy(declared.decode(bytes));
  }
  return tidy(guess(bytes));
}

function guess(bytes: Uint8Array): string {
  const start = bytes.subarray(0, sample);
  // 7 bits, so it would be valid UTF-8 too.
  if (hasJapaneseEscape(start)) return new TextDecoder('iso-2022-jp').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return (decoderOf(chardet.detect(start) ?? '') ?? new TextDecoder('windows-1252')).decode(bytes);
  }
}

function decoderOf(name: string): TextDecoder | null {
  try {
    return new TextDecoder(name);
  } catch {
    return null;
  }
}

/** Whether text that was decoded as UTF-8 has more characters beyond ASCII than broken ones. */
function looksValid(text: string): boolean {
  const broken = text.split('\uFFFD').length - 1;
  return broken === 0 || text.replaceAll(/[\p{ASCII}\uFFFD]/gu, '').length > broken;
}

/** ESC $ B, ESC $ @ or ESC ( J. */
const hasJapaneseEscape = (bytes: Uint8Array): boolean => {
  const text = Buffer.from(bytes).toString('latin1');
  return text.includes('\u001B$B') || text.includes('\u001B$@') || text.includes('\u001B(J');
};

/** Line feeds only, and no control characters, which a database refuses. */
const tidy = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?![\t\n\r\u0080-\u009F])\p{Cc}/gu, '')
    .replace(/^\uFEFF/, '');

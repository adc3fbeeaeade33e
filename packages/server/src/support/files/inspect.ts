import { isUtf8 } from 'node:buffer';
import { fileTypeFromBuffer } from 'file-type';

/** Why a file can't be sent. */
export type Danger = 'program' | 'script' | 'macros';

/** What a file is by its content. */
export interface Inspected {
  readonly type: string;
  readonly danger: Danger | null;
}

const programs = new Set([
  'application/x-msdownload',
  'application/x-elf',
  'application/x-mach-binary',
  'application/x-msi',
  'application/java-vm',
  'application/x-google-chrome-extension',
  'application/vnd.android.package-archive',
  'application/x-ms-shortcut',
]);

/** Names that a computer runs when they're opened. Scripts of servers (`.sh`, `.py`, `.php`) aren't among them. */
const programNames = /\.(?:exe|com|scr|pif|cpl|dll|msi|msp|jar|apk|app|lnk|gadget|appx|msix)$/i;
const scriptNames = /\.(?:bat|cmd|vbs|vbe|jse|wsf|wsh|hta|ps1|psm1|reg|scf|inf|chm|application|url|desktop|command)$/i;
const macroNames = /\.(?:docm|dotm|xlsm|xltm|xlam|xlsb|pptm|potm|ppam|ppsm|sldm)$/i;
const macroProject = Buffer.from('_VBA_PROJECT', 'utf16le');

/** Says what a content is. Its name only makes it more suspicious, never less. Archives aren't opened. */
export async function inspect(content: Buffer, name: string): Promise<Inspected> {
  const found = await fileTypeFromBuffer(content).catch(() => undefined);
  const type = found?.mime ?? (isText(content) ? 'text/plain' : 'application/octet-stream');
  return { type, danger: dangerOf(content, type, name) };
}

function dangerOf(content: Buffer, type: string, name: string): Danger | null {
  if (programs.has(type) || programNames.test(name)) return 'program';
  if (scriptNames.test(name)) return 'script';
  const isOldOffice = type === 'application/x-cfb';
  if (/macroenabled/i.test(type) || macroNames.test(name) || (isOldOffice && content.includes(macroProject)))
    return 'macros';
  return null;
}

const isText = (content: Buffer): boolean => !content.includes(0) && isUtf8(content);

const nameMax = 120;

/**
 * A file's name without its path and characters that can't be seen or turn the direction of text, so that
 * `invoice\u202Efdp.exe` shows its end; not longer than 120 characters. `file` when nothing is left.
 */
export function cleanName(name = ''): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\uFFFD]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return shortened(withoutEnd(plain)) || 'file';
}

/** Without dots and spaces at the end: Windows drops them, so `a.exe.` would be a program. */
function withoutEnd(name: string): string {
  let { length } = name;
  while (length > 0 && '. '.includes(name.charAt(length - 1))) length -= 1;
  return name.slice(0, length);
}

function shortened(plain: string): string {
  const letters = Array.from(plain);
  if (letters.length <= nameMax) return plain;
  const ending = /\.[^.]{1,10}$/.exec(plain)?.[0] ?? '';
  return letters.slice(0, nameMax - ending.length).join('') + ending;
}

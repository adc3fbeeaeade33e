import { cutText } from '@hoster/domain/text/cut-text';
import { fileTypeFromBuffer } from 'file-type';
import { clean } from './headers.ts';
import type { BlockedFile, MailFile } from './verdict.ts';

const nameMax = 150;
const unknownType = 'application/octet-stream';

const programTypes =
  /^application\/(?:x-msdownload|x-dosexec|x-elf|x-mach-binary|java-vm|x-java-archive|java-archive|wasm|vnd\.android\.package-archive|x-deb|x-rpm|x-apple-diskimage|x-ms-shortcut|x\.ms\.shortcut|x-msi|vnd\.ms-htmlhelp|x-nes-rom|x-shockwave-flash|x-google-chrome-extension|x-ms-asf-program)$/;
const programNames =
  /\.(?:exe|com|scr|pif|cpl|dll|sys|ocx|drv|msi|msix|msp|mst|appx|jar|apk|deb|rpm|dmg|pkg|run|bin|elf|lnk|gadget|chm|hlp|reg|inf|scf|url|library-ms|search-ms|settingcontent-ms|xll|iso|img|vhd|vhdx)$/i;
/** Names under which data comes as well; they're blocked only by content. */
const dataNames = /\.(?:bin|run|url|inf|iso|img|vhdx?)$/i;
const scriptNames =
  /\.(?:bat|cmd|ps1|ps1xml|psm1|psd1|vb|vbs|vbe|js|jse|mjs|cjs|ws|wsf|wsh|wsc|sct|hta|sh|bash|zsh|csh|ksh|command|tool|py|pyc|pyw|pl|rb|ahk|au3|applescript|scpt|jnlp)$/i;
const macroNames = /\.(?:docm|dotm|xlsm|xltm|xlam|xlsb|pptm|potm|ppam|ppsm|sldm|xla|xlt|mde|accde)$/i;
const macroTypes = /macroenabled/i;
/** Pictures that browsers show without running anything. */
const shownTypes = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);

/** Name of a file without its path, control characters and trailing dots. */
function fileName(name: string | null, fallback: string): string {
  const named = clean(name ?? '', 1000)
    .split(/[/\\]/)
    .at(-1)
    ?.replaceAll(/[<>:"|?*]/g, '_')
    .replace(/^[.\s]+/, '');
  const plain = withoutEnd(named ?? '');
  if (!plain) return fallback;
  const dot = plain.lastIndexOf('.');
  const end = dot > 0 && plain.length - dot <= 12 ? plain.slice(dot) : '';
  const stem = plain.slice(0, plain.length - end.length);
  return `${cutText(stem, nameMax - end.length)}${end}`;
}

/** Windows leaves dots and spaces at the end out. */
function withoutEnd(name: string): string {
  let length = name.length;
  while (length > 0 && /[.\s]/.test(name[length - 1] ?? '')) length--;
  return name.slice(0, length);
}

/** What a file is, by its content; what isn't known by its name is `application/octet-stream`, or text. */
async function typeOf(content: Uint8Array, said: string): Promise<string> {
  const found = await fileTypeFromBuffer(content).catch(() => undefined);
  if (found) return found.mime;
  if (startsWith(content, [0x22, 0x3e, 0x9f, 0x78]) || startsWith(content, [0x78, 0x9f, 0x3e, 0x22])) {
    return 'application/ms-tnef';
  }
  const start = Buffer.from(content.subarray(0, 4096)).toString('latin1');
  if (/^\s{0,200}(?:<\?xml[^>]{0,200}>\s{0,200})?(?:<!--[^>]{0,500}-->\s{0,50})?<svg[\s>]/i.test(start))
    return 'image/svg+xml';
  if (/<(?:!doctype html|html|head|body|script|iframe)\b/i.test(start)) return 'text/html';
  if (start.startsWith('BEGIN:VCALENDAR')) return 'text/calendar';
  if (/^message\/rfc822$/.test(said)) return said;
  return isText(content) ? 'text/plain' : unknownType;
}

/** Why a file isn't offered; null when it is. Archives are offered and never unpacked. */
function blockedFor(name: string, type: string, content: Uint8Array): BlockedFile['why'] | null {
  const isProgram =
    programTypes.test(type) ||
    startsWith(content, [0x4d, 0x5a]) ||
    startsWith(content, [0x7f, 0x45, 0x4c, 0x46]) ||
    [0xfeedface, 0xfeedfacf, 0xcefaedfe, 0xcffaedfe, 0xcafebabe].includes(firstWord(content));
  if (isProgram || (programNames.test(name) && !dataNames.test(name))) return 'program';
  if (startsWith(content, [0x23, 0x21]) || scriptNames.test(name)) return 'script';
  if (macroNames.test(name) || macroTypes.test(type) || hasMacros(content)) return 'macros';
  return null;
}

/** Macros of Office: the project's name in the directory of the file, which isn't compressed. */
function hasMacros(content: Uint8Array): boolean {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (startsWith(content, [0x50, 0x4b])) return bytes.includes('vbaProject.bin', 0, 'latin1');
  if (!startsWith(content, [0xd0, 0xcf, 0x11, 0xe0])) return false;
  return bytes.includes('_VBA_PROJECT', 0, 'utf16le') || bytes.includes('Macros', 0, 'utf16le');
}

const startsWith = (content: Uint8Array, bytes: readonly number[]): boolean =>
  bytes.every((byte, at) => content[at] === byte);
const firstWord = (content: Uint8Array): number =>
  content.length < 4 ? 0 : Buffer.from(content.subarray(0, 4)).readUInt32BE(0);
const isText = (content: Uint8Array): boolean => {
  const start = content.subarray(0, 4096);
  if (start.includes(0)) return false;
  return start.every((byte) => byte >= 32 || byte === 9 || byte === 10 || byte === 12 || byte === 13 || byte === 27);
};

/** File as it came with the message. */
export interface GivenFile {
  readonly name: string | null;
  readonly type: string;
  readonly content: Buffer;
  readonly cid: string | null;
}

/** Files of a message: pictures in their place, files that are offered, and those that aren't. */
export interface SortedFiles {
  readonly attachments: readonly MailFile[];
  readonly inline: readonly MailFile[];
  readonly blocked: readonly BlockedFile[];
}

/** Sorts the files of a message. @param shown Content-IDs that the text shows */
export async function sortFiles(given: readonly GivenFile[], shown: ReadonlySet<string>): Promise<SortedFiles> {
  const attachments: MailFile[] = [];
  const inline: MailFile[] = [];
  const blocked: BlockedFile[] = [];
  for (const file of given) {
    const type = await typeOf(file.content, file.type);
    const name = fileName(file.name, file.type === 'message/rfc822' ? 'message.eml' : `file${endingOf(type)}`);
    const { length: size } = file.content;
    const why = blockedFor(name, type, file.content);
    if (why !== null) blocked.push({ name, size, why });
    else if (file.cid !== null && shown.has(file.cid) && shownTypes.has(type)) {
      inline.push({ name, type, size, content: file.content, cid: file.cid });
    } else attachments.push({ name, type, size, content: file.content, cid: null });
  }
  return { attachments, inline, blocked };
}

const endings: Readonly<Record<string, string>> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/gif': '.gif',
  'application/pdf': '.pdf',
  'text/plain': '.txt',
  'text/calendar': '.ics',
  'text/html': '.html',
};
const endingOf = (type: string): string => endings[type] ?? '';

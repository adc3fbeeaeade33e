import { createHash } from 'node:crypto';
import { decodeText } from './charset.ts';
import type { GivenFile } from './files.ts';
import { type Part, partLimits, readParts } from './mime-tree.ts';
import { openSmime } from './smime.ts';
import type { Notice } from './verdict.ts';

/** Text of a message, as it came. */
export interface Text {
  readonly kind: 'plain' | 'html';
  readonly text: string;
  readonly flowed: boolean;
  readonly delSp: boolean;
}

/** Text and files of a message before they're judged. */
export interface Body {
  readonly texts: readonly Text[];
  /** Plain text beside HTML that turns out to be empty. */
  readonly plain: readonly Text[];
  readonly files: readonly GivenFile[];
  readonly notices: ReadonlySet<Notice>;
  /** METHOD of the calendar; null: there's none. */
  readonly calendarMethod: string | null;
}

interface Collected {
  texts: Text[];
  plain: Text[];
  files: GivenFile[];
  calendars: GivenFile[];
  notices: Set<Notice>;
  calendarMethod: string | null;
  opened: number;
}

const signatureTypes = new Set([
  'application/pgp-signature',
  'application/pkcs7-signature',
  'application/x-pkcs7-signature',
]);
const smimeTypes = new Set(['application/pkcs7-mime', 'application/x-pkcs7-mime']);
const calendarTypes = new Set(['text/calendar', 'application/ics']);

/** Collects text and files of a message. Attached messages stay files. */
export async function readBody(root: Part): Promise<Body> {
  const found: Collected = {
    texts: [],
    plain: [],
    files: [],
    calendars: [],
    notices: new Set(),
    calendarMethod: null,
    opened: 0,
  };
  await collect(root, found);
  return { ...found, files: [...found.files, ...oneCalendar(found.calendars)] };
}

async function collect(part: Part, found: Collected): Promise<void> {
  if (part.type === 'multipart/alternative') return collectAlternative(part, found);
  if (part.type === 'multipart/encrypted') found.notices.add('encrypted');
  if (part.type.startsWith('multipart/')) {
    for (const child of part.children) await collect(child, found);
    return;
  }
  if (signatureTypes.has(part.type)) found.notices.add('signature-not-verified');
  else if (smimeTypes.has(part.type)) await collectSmime(part, found);
  else if (calendarTypes.has(part.type)) collectCalendar(part, found);
  // Says only which version of OpenPGP follows.
  else if (part.type === 'application/pgp-encrypted') found.notices.add('encrypted');
  else if (isText(part, found)) addText(part, found);
  else found.files.push(fileOf(part));
}

/** The richest form that we show, and what is only a file in the others. */
async function collectAlternative(part: Part, found: Collected): Promise<void> {
  const forms = part.children.filter((child) => hasText(child));
  const chosen = forms.findLast((child) => hasText(child, 'text/html')) ?? forms.at(-1);
  for (const child of part.children) {
    if (child === chosen) await collect(child, found);
    else if (child.type === 'text/plain') found.plain.push(textOf(child, 'plain'));
    else if (!child.type.startsWith('text/') || calendarTypes.has(child.type)) await collect(child, found);
  }
}

function hasText(part: Part, type?: string): boolean {
  if (part.type.startsWith('multipart/')) return part.children.some((child) => hasText(child, type));
  return part.disposition !== 'attachment' && (type === undefined ? isTextType(part.type) : part.type === type);
}

const isTextType = (type: string): boolean => type === 'text/plain' || type === 'text/html';

/** A named text after the first one is a file, also when its sender wants it to be shown. */
const isText = (part: Part, { texts }: Collected): boolean =>
  isTextType(part.type) && part.disposition !== 'attachment' && (part.name === null || texts.length === 0);

function addText(part: Part, found: Collected): void {
  const text = textOf(part, part.type === 'text/html' ? 'html' : 'plain');
  if (text.text.includes('-----BEGIN PGP MESSAGE-----')) found.notices.add('encrypted');
  if (text.text.includes('-----BEGIN PGP SIGNED MESSAGE-----')) found.notices.add('signature-not-verified');
  if (text.text.trim() !== '') found.texts.push(text);
}

function textOf({ content, params, type }: Part, kind: Text['kind']): Text {
  const isFlowed = type === 'text/plain' && (params['format'] ?? '').trim().toLowerCase() === 'flowed';
  const label = params['charset'] ?? (kind === 'html' ? metaCharset(content) : null);
  return {
    kind,
    text: decodeText(content, label),
    flowed: isFlowed,
    delSp: (params['delsp'] ?? '').trim().toLowerCase() === 'yes',
  };
}

/** Charset that HTML names itself; only where the header is silent. */
const metaCharset = (content: Buffer): string | null =>
  /<meta[^>]{1,200}charset=["']?([\w-]{1,40})/i.exec(content.subarray(0, 2048).toString('latin1'))?.[1] ?? null;

const fileOf = ({ name, type, content, cid }: Part): GivenFile => ({ name, type, content, cid });

/** Shows what was signed; encrypted data is offered as it is. */
async function collectSmime(part: Part, found: Collected): Promise<void> {
  const opened = openSmime(part.content);
  if (opened.kind === 'signed' && found.opened < partLimits.depth) {
    found.opened++;
    found.notices.add('signature-not-verified');
    await collect(await readParts(opened.content), found);
    return;
  }
  if (opened.kind === 'encrypted' || part.params['smime-type'] === 'enveloped-data') found.notices.add('encrypted');
  found.files.push({ ...fileOf(part), name: part.name ?? 'smime.p7m' });
}

function collectCalendar(part: Part, found: Collected): void {
  const method = part.params['method'] ?? /^METHOD:([\w-]{1,30})\s*$/im.exec(part.content.toString('latin1'))?.[1];
  found.calendarMethod ??= method?.toUpperCase() ?? '';
  found.calendars.push({ ...fileOf(part), name: part.name ?? 'invite.ics' });
}

/** The same calendar often comes as an alternative to the text and as a file: the file stays, once. */
function oneCalendar(calendars: readonly GivenFile[]): GivenFile[] {
  const byId = new Map<string, GivenFile>();
  for (const file of calendars) {
    const text = file.content.toString('latin1');
    byId.set(/^UID:(.{1,200})$/m.exec(text)?.[1]?.trim() ?? createHash('sha256').update(text).digest('hex'), file);
  }
  return [...byId.values()];
}

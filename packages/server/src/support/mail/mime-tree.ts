import { Readable } from 'node:stream';
import { type Headers, type MimeNode, Splitter } from '@zone-eu/mailsplit';
import libmime from 'libmime';
import { decodeText, isUtf7 } from './charset.ts';
import { clean, type Field, valuesOf } from './headers.ts';

/** Most parts of a message, and how deep they may be nested. */
export const partLimits = { parts: 100, depth: 10 } as const;
const chunkBytes = 65_536;
const headBytesMax = 512 * 1024;

/** Part of a message. */
export interface Part {
  readonly fields: readonly Field[];
  /** Media type in lower case. */
  readonly type: string;
  /** Parameters of Content-Type. */
  readonly params: Readonly<Record<string, string>>;
  readonly disposition: string | null;
  /** Name of the file as it came, only decoded. */
  readonly name: string | null;
  /** Without angle brackets. */
  readonly cid: string | null;
  /** Decoded; empty where there are children. */
  readonly content: Buffer;
  readonly children: readonly Part[];
}

/** Why a message can't be read. */
export type MimeProblem = 'too-many-parts' | 'utf-7' | 'broken';

interface Growing {
  node: MimeNode;
  depth: number;
  chunks: Uint8Array[];
  children: Growing[];
}

/** Message that can't be read, with the reason. */
export class UnreadableMail extends Error {
  readonly problem: MimeProblem;
  constructor(problem: MimeProblem, cause?: unknown) {
    super(`Email can't be read: ${problem}`, { cause });
    this.problem = problem;
  }
}

/**
 * Reads the parts of a message. Attached messages stay closed.
 * @throws UnreadableMail
 */
export async function readParts(raw: Uint8Array): Promise<Part> {
  const root = await split(raw);
  if (!root) throw new UnreadableMail('broken');
  return finish(root);
}

async function split(raw: Uint8Array): Promise<Growing | undefined> {
  const splitter = new Splitter({
    ignoreEmbedded: true,
    maxHeadSize: headBytesMax,
    maxChildNodes: partLimits.parts,
  });
  const known = new Map<MimeNode, Growing>();
  let root: Growing | undefined;
  try {
    for await (const chunk of Readable.from(chunksOf(raw)).pipe(splitter)) {
      if (chunk.type === 'node') {
        const parent = chunk.parentNode ? known.get(chunk.parentNode) : undefined;
        const grown = { node: chunk, depth: (parent?.depth ?? 0) + 1, chunks: [], children: [] };
        if (grown.depth > partLimits.depth) throw new UnreadableMail('too-many-parts');
        known.set(chunk, grown);
        parent?.children.push(grown);
        root ??= grown;
      } else if (chunk.type === 'body' || chunk.type === 'data') known.get(chunk.node)?.chunks.push(chunk.value);
    }
  } catch (error) {
    if (error instanceof UnreadableMail) throw error;
    throw new UnreadableMail(known.size >= partLimits.parts ? 'too-many-parts' : 'broken', error);
  }
  return root;
}

function* chunksOf(raw: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < raw.length; at += chunkBytes) yield raw.subarray(at, at + chunkBytes);
}

async function finish({ node, chunks, children }: Growing): Promise<Part> {
  const fields = fieldsOf(node);
  const { value, params } = libmime.parseHeaderValue(valuesOf(fields, 'content-type')[0] ?? '', {
    stripComments: true,
  });
  const type = typeOf(node, value, children.length > 0);
  if (isUtf7(params['charset'] ?? '') && type.startsWith('text/')) throw new UnreadableMail('utf-7');
  if (fields.some(([, text]) => hasUtf7Word(text))) throw new UnreadableMail('utf-7');
  const parts: Part[] = [];
  for (const child of children) parts.push(await finish(child));
  const [cid] = valuesOf(fields, 'content-id');
  return {
    fields,
    type,
    params,
    disposition: node.disposition || null,
    name: node.filename || null,
    cid: cid === undefined ? null : clean(cid).replaceAll(/[<>\s]/g, '') || null,
    content: parts.length > 0 ? Buffer.alloc(0) : await contentOf(node, Buffer.concat(chunks)),
    children: parts,
  };
}

/** What isn't a media type, and a multipart message without parts, is plain text (RFC 2045, 5.2). */
function typeOf(node: MimeNode, written: string, hasParts: boolean): string {
  const type = (node.contentType || written).toLowerCase().trim();
  if (type.startsWith('multipart/')) return hasParts ? type : 'text/plain';
  return /^[\w.+-]{1,100}\/[\w.+-]{1,150}$/.test(type) ? type : 'text/plain';
}

const hasUtf7Word = (text: string): boolean =>
  [...text.matchAll(/=\?([\w-]{1,40})(?:\*[\w-]*)?\?[bq]\?/gi)].some(([, label = '']) => isUtf7(label)) ||
  [...text.matchAll(/\*0?\*?=([\w-]{1,40})'/g)].some(([, label = '']) => isUtf7(label));

async function contentOf(node: MimeNode, body: Buffer): Promise<Buffer> {
  const decoder = node.getDecoder();
  decoder.end(body);
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of decoder) chunks.push(Buffer.from(chunk as Uint8Array));
  } catch {
    // Broken encoding: what could be decoded stays.
  }
  return Buffer.concat(chunks);
}

/** Fields of a part, unfolded. */
const fieldsOf = ({ headers }: MimeNode): Field[] => (headers ? fieldsIn(headers) : []);

/** Fields of a header, unfolded. Bytes beyond ASCII are read as UTF-8, or as what they look like (RFC 6532). */
export function fieldsIn(headers: Headers): Field[] {
  return headers.getList().map(({ key, line }) => {
    const text = /[\u0080-\u00FF]/.test(line) ? decodeText(Buffer.from(line, 'latin1'), null) : line;
    return [key.toLowerCase(), unfold(text.slice(text.indexOf(':') + 1))];
  });
}

/** Reads the fields at the start of a text, such as the headers of a returned message. */
export function readFields(text: string): Field[] {
  const fields: Field[] = [];
  for (const line of text.slice(0, headBytesMax).replace(/^\s+/, '').split(/\r?\n/)) {
    if (line === '') break;
    const last = fields.at(-1);
    if (/^[ \t]/.test(line) && last) fields[fields.length - 1] = [last[0], `${last[1]} ${line.trim()}`];
    else if (/^[\w!#$%&'*+./^`|~-]{1,200}[ \t]*:/.test(line)) {
      const colon = line.indexOf(':');
      fields.push([line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]);
    }
  }
  return fields;
}

const unfold = (value: string): string =>
  value
    .split(/\r?\n/)
    .map((line) => line.trim())
    .join(' ')
    .trim();

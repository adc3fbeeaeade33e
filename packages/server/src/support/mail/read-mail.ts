import { createHash } from 'node:crypto';
import { readBody } from './body.ts';
import { decodeText } from './charset.ts';
import { contentOf } from './content.ts';
import type { Field } from './headers.ts';
import { type MimeProblem, type Part, readFields, readParts, UnreadableMail } from './mime-tree.ts';
import type { MailContent, Notice } from './verdict.ts';

/** Characters of a report's part that are read. */
const reportMax = 100_000;

/** Machine-readable part of a report. */
export interface ReportPart {
  readonly type: string;
  /** Blocks of fields: of the message, then of each recipient; the header of a returned message is one. */
  readonly blocks: readonly (readonly Field[])[];
}

/** Message that was read; everything in it can be sent between threads. */
export interface ReadMail {
  /** Media type of the whole message. */
  readonly type: string;
  /** `report-type` of a report. */
  readonly reportType: string | null;
  readonly reports: readonly ReportPart[];
  readonly content: MailContent;
  readonly notices: readonly Notice[];
  readonly calendarMethod: string | null;
  /** Visible text with all quotes and signatures, cut. */
  readonly wholeText: string;
  /** SHA-256 of the decoded parts. */
  readonly hash: string;
}

/** What reading a message comes to. */
export type Reading = { readonly mail: ReadMail } | { readonly problem: MimeProblem };

/** Reads a message. Runs in a thread of its own: a hostile one may take long. */
export async function readMail(raw: Uint8Array): Promise<Reading> {
  try {
    const root = await readParts(raw);
    const body = await readBody(root);
    const { content, notices } = await contentOf(body);
    const mail: ReadMail = {
      type: root.type,
      reportType: root.params['report-type']?.trim().toLowerCase() ?? null,
      reports: reportsIn(root),
      content,
      notices,
      calendarMethod: body.calendarMethod,
      wholeText: [...body.texts, ...body.plain]
        .map(({ text }) => text)
        .join('\n')
        .slice(0, reportMax),
      hash: hashOf(root),
    };
    return { mail };
  } catch (error) {
    if (error instanceof UnreadableMail) return { problem: error.problem };
    throw error;
  }
}

const originalTypes = /^(?:message\/(?:rfc822|global|global-headers)|text\/rfc822(?:-headers)?)$/;
const reportTypes = /^message\/(?:global-)?(?:delivery-status|disposition-notification|feedback-report)$/;

function reportsIn(root: Part): ReportPart[] {
  if (!root.type.startsWith('multipart/')) return [];
  return root.children.flatMap(({ type, content }) => {
    const text = () => decodeText(content.subarray(0, reportMax), null);
    if (originalTypes.test(type)) return [{ type: 'original', blocks: [readFields(text())] }];
    if (!reportTypes.test(type)) return [];
    const blocks = text()
      .split(/\n[ \t]*\n/)
      .map((block) => readFields(block))
      .filter((fields) => fields.length > 0);
    return [{ type: type.replace('global-', ''), blocks }];
  });
}

/** The same for every copy of a message, whatever way it took: line ends and spaces at the ends of lines don't count. */
function hashOf(root: Part): string {
  const hash = createHash('sha256');
  const add = ({ type, content, children }: Part): void => {
    const isText = type.startsWith('text/');
    const bytes = isText ? withoutLineEnds(content) : content;
    if (children.length === 0) hash.update(`${type} ${bytes.length}\n`).update(bytes as string);
    children.forEach(add);
  };
  add(root);
  return hash.digest('hex');
}

const withoutLineEnds = (content: Buffer): string =>
  content
    .toString('latin1')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trimEnd();

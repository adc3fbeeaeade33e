import { createHash } from 'node:crypto';
import { Headers } from '@zone-eu/mailsplit';
import { bouncedIn, isOwn } from './addresses.ts';
import { type Authentication, authenticationOf } from './authentication.ts';
import { listIds } from './automatic.ts';
import type { DeskSettings, Fingerprint } from './desk.ts';
import { addressOf, decoded, type Field, mailboxesIn, messageIds, valuesOf } from './headers.ts';
import { fieldsIn } from './mime-tree.ts';
import type { Envelope, Mailbox } from './verdict.ts';

const headBytesMax = 512 * 1024;
const subjectMax = 500;

/** What the header and the envelope of a message say. */
export interface Arrival {
  readonly fields: readonly Field[];
  readonly messageId: string | null;
  readonly author: Mailbox | null;
  /** Whether there are several From fields or authors: nobody can say whom DMARC was asked about. */
  readonly hasSeveralAuthors: boolean;
  readonly subject: string | null;
  readonly date: Date | null;
  readonly authentication: Authentication;
  /** Whether the sender of the envelope is empty, as with reports. */
  readonly isFromNobody: boolean;
  /** Addresses it was sent to: To and Cc, then those of the delivery. */
  readonly recipients: readonly string[];
  /** To and Cc. */
  readonly named: readonly Mailbox[];
  /** The message that the envelope address names. */
  readonly bounced: { readonly ticket: number; readonly key: string } | null;
  readonly inReplyTo: readonly string[];
  /** Newest first. */
  readonly references: readonly string[];
  /** Whether it came over a list that is our own. */
  readonly isOwnList: boolean;
}

/** Reads the fields of a message's header, unfolded. */
export function rootFields(raw: Uint8Array): Field[] {
  const start = Buffer.from(raw.buffer, raw.byteOffset, Math.min(raw.byteLength, headBytesMax));
  const ends = [start.indexOf('\r\n\r\n'), start.indexOf('\n\n')].filter((at) => at !== -1);
  const head = start.subarray(0, ends.length > 0 ? Math.min(...ends) + 1 : start.length);
  return fieldsIn(new Headers(head));
}

/** Reads header and envelope. */
export function readArrival(fields: readonly Field[], envelope: Envelope, settings: DeskSettings): Arrival {
  const froms = valuesOf(fields, 'from');
  const authors = froms.flatMap((value) => mailboxesIn(value));
  const ownList = listIds(fields).some((id) => settings.ownLists.includes(id));
  const from = authors[0] ?? null;
  const authentication = authenticationOf(fields, from?.address ?? '', settings.authservIds);
  const hidden = ownList && from !== null && isOwn(settings, from.address) ? behindList(fields, settings) : null;
  const named = ['to', 'cc'].flatMap((name) => valuesOf(fields, name).flatMap((value) => mailboxesIn(value)));
  const delivered = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to'].flatMap((name) =>
    valuesOf(fields, name),
  );
  const recipients = [
    ...named.map(({ address }) => address),
    ...[...delivered, ...envelope.to].flatMap((text) => addressOf(text) ?? []),
  ];
  const [subject] = valuesOf(fields, 'subject');
  return {
    fields,
    messageId: messageIds(valuesOf(fields, 'message-id')[0] ?? '')[0] ?? null,
    author: hidden ?? from,
    hasSeveralAuthors: froms.length > 1 || new Set(authors.map(({ address }) => address)).size > 1,
    subject: subject === undefined ? null : decoded(subject, subjectMax) || null,
    date: dateOf(valuesOf(fields, 'date')[0]),
    // The list speaks for itself: whom it names is only a wish.
    authentication: hidden && authentication.dmarc !== 'fail' ? { dmarc: 'none', isAligned: false } : authentication,
    isFromNobody: isNobody(fields, envelope),
    recipients: [...new Set(recipients)],
    named,
    bounced: recipients.map((address) => bouncedIn(settings, address)).find((found) => found !== null) ?? null,
    inReplyTo: valuesOf(fields, 'in-reply-to').flatMap((value) => messageIds(value)),
    references: valuesOf(fields, 'references')
      .flatMap((value) => messageIds(value))
      .toReversed(),
    isOwnList: ownList,
  };
}

/** Who wrote to a list of ours that put its own address into From. */
function behindList(fields: readonly Field[], settings: DeskSettings): Mailbox | null {
  const said = ['x-original-from', 'x-original-sender', 'reply-to'].flatMap((name) =>
    valuesOf(fields, name).flatMap((value) => mailboxesIn(value)),
  );
  return said.find(({ address }) => !isOwn(settings, address)) ?? null;
}

function isNobody(fields: readonly Field[], { from }: Envelope): boolean {
  if (from !== null) return from.replaceAll(/[<>\s]/g, '') === '';
  const [path] = valuesOf(fields, 'return-path');
  return path !== undefined && path.replaceAll(/[<>\s]/g, '') === '';
}

function dateOf(value: string | undefined): Date | null {
  const time = Date.parse((value ?? '').replaceAll(/\([^()]{0,100}\)/g, '').trim());
  const isSensible = time > 0 && time < 4_102_444_800_000;
  return isSensible ? new Date(time) : null;
}

/** When our server took a message: by its topmost Received. */
export const arrivedAt = ({ fields }: Arrival, now: Date): Date =>
  dateOf(valuesOf(fields, 'received')[0]?.split(';').at(-1)) ?? now;

/** Names a message for finding copies of it. @param hash of its body */
export function fingerprintOf({ messageId, author, fields }: Arrival, hash: string): Fingerprint {
  const sender = author?.address ?? '';
  if (messageId !== null) return { messageId, sender, hash };
  const all = [valuesOf(fields, 'from')[0] ?? '', valuesOf(fields, 'date')[0] ?? '', hash].join('\n');
  return { messageId, sender, hash: createHash('sha256').update(all).digest('hex') };
}

import type { Secrets } from '../../platform/index.ts';

const purpose = 'ticket file';
const hourSeconds = 3600;

/** What an address leads to: the file as it is, or its thumbnail. */
export type Variant = 'file' | 'thumbnail';

interface Addressed {
  readonly id: number;
  readonly variant: Variant;
  /** Unix time. */
  readonly expires: number;
}

const textOf = ({ id, variant, expires }: Addressed): string => `${id} ${variant} ${expires}`;

/**
 * Path of a file that works without a session, for one to two hours. It stays the same for an hour, so that browsers
 * don't load pictures again.
 */
export function fileAddress(secrets: Secrets, id: number, variant: Variant, name: string, now: Date): string {
  const expires = (Math.floor(now.getTime() / 1000 / hourSeconds) + 2) * hourSeconds;
  const signature = secrets.sign(purpose, textOf({ id, variant, expires }));
  return `/api/ticket-files/${signature}/${id}/${variant}/${expires}/${encodeURIComponent(name)}`;
}

/** Whether an address is one of ours and hasn't expired. */
export const isGoodAddress = (secrets: Secrets, address: Addressed & { signature: string }, now: Date): boolean =>
  secrets.verify(purpose, textOf(address), address.signature) && address.expires * 1000 > now.getTime();

/** `Content-Disposition` of a download, with the name for old and new browsers (RFC 6266). */
export function disposition(name: string): string {
  const ascii = name.replaceAll(/[^\w .()-]/g, '_');
  const exact = encodeURIComponent(name).replaceAll(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${exact}`;
}

import { ContentInfo, SignedData } from 'pkijs';

/** Data of an opaque S/MIME message. */
export type Opened =
  /** The signed message. Its signature isn't checked. */
  { readonly kind: 'signed'; readonly content: Buffer } | { readonly kind: 'encrypted' } | { readonly kind: 'unknown' };

/** Opens `smime.p7m` (RFC 8551) to show its text. */
export function openSmime(content: Buffer): Opened {
  try {
    const info = ContentInfo.fromBER(new Uint8Array(content));
    if (info.contentType === ContentInfo.ENVELOPED_DATA) return { kind: 'encrypted' };
    if (info.contentType !== ContentInfo.SIGNED_DATA) return { kind: 'unknown' };
    const signed = new SignedData({ schema: info.content as unknown });
    const inner = signed.encapContentInfo.eContent;
    return inner ? { kind: 'signed', content: Buffer.from(inner.getValue()) } : { kind: 'unknown' };
  } catch {
    return { kind: 'unknown' };
  }
}

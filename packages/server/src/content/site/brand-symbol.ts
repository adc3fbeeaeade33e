import { createHash } from 'node:crypto';

const types = { png: 'image/png', svg: 'image/svg+xml' } as const;

/** Address of the brand’s symbol, another one for another picture. @param dataUrl as it’s stored in the settings */
export function symbolPath(dataUrl: string): string {
  const name = createHash('sha256').update(dataUrl).digest('hex').slice(0, 16);
  return `/api/brand-symbol/${name}.${dataUrl.startsWith('data:image/png') ? 'png' : 'svg'}`;
}

/** The picture of an address; null for one that was replaced. */
export function brandSymbol(dataUrl: string, file: string): { type: string; bytes: Buffer } | null {
  const path = symbolPath(dataUrl);
  if (!path.endsWith(`/${file}`)) return null;
  const type = path.endsWith('.png') ? types.png : types.svg;
  return { type, bytes: Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64') };
}

import type { ProductLine } from '@hoster/contract';
import { NotOffered } from './ask.ts';
import { backup } from './backup.ts';
import { dedicated } from './dedicated.ts';
import type { CatalogueLine } from './line.ts';
import type { Region } from './region.ts';
import { vpn } from './vpn.ts';
import { vps } from './vps.ts';
import { webHosting } from './web-hosting.ts';

/** Every product line, in the order of the menu. The next one is an entry here. */
const LINES: Readonly<Record<ProductLine, CatalogueLine>> = { vps, web_hosting: webHosting, dedicated, backup, vpn };

/**
 * Reads something of each line that visitors of a region may know of. Lines that the backend doesn't have are left out.
 * @throws BackendAway
 */
export async function ofEachLine<Part>(region: Region, read: (line: CatalogueLine) => Promise<Part>): Promise<Part[]> {
  const shown = Object.values(LINES).filter(({ isShown }) => isShown?.(region) ?? true);
  const parts: Part[] = [];
  for (const result of await Promise.allSettled(shown.map(read))) {
    if (result.status === 'fulfilled') parts.push(result.value);
    else if (!(result.reason instanceof NotOffered)) throw result.reason;
  }
  return parts;
}

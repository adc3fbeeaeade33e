import type { PublicCatalogue, ProductLine } from '@hoster/contract';
import { type Ask, NotOffered } from './ask.ts';
import { backup } from './backup.ts';
import { dedicated } from './dedicated.ts';
import type { CatalogueLine } from './line.ts';
import type { Region } from './region.ts';
import { vpn } from './vpn.ts';
import { vps } from './vps.ts';
import { webHosting } from './web-hosting.ts';

/** Every product line, in the order of the menu. Add new lines here. */
const LINES: Readonly<Record<ProductLine, CatalogueLine>> = { vps, web_hosting: webHosting, dedicated, backup, vpn };

/**
 * Reads something from each line that visitors from a region may see. Lines that the backend doesn't have are left out.
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

/** Everything that visitors of a region can order. @throws BackendAway */
export async function readCatalogue(ask: Ask, region: Region, origin: string): Promise<PublicCatalogue> {
  const items = await ofEachLine(region, async ({ name: line, items: read }) =>
    (await read(ask)).map(({ path, slug, name: title, ...rest }) => ({
      line,
      slug,
      name: title,
      url: new URL(path, origin).href,
      ...rest,
    })),
  );
  return { updated: new Date().toISOString(), currency: 'EUR', tax: 'excluded', items: items.flat() };
}

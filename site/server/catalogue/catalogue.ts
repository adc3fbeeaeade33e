import type { Catalogue } from '@hoster/contract';
import type { Ask } from './ask.ts';
import { ofEachLine } from './lines.ts';
import type { Region } from './region.ts';

/** Everything that visitors of a region can order. @throws BackendAway */
export async function readCatalogue(ask: Ask, region: Region, origin: string): Promise<Catalogue> {
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

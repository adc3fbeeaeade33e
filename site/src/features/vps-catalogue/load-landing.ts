import { data as withStatus } from 'react-router-dom';
import type { AppContext } from '../../app-context.tsx';
import { catalogueLd } from './catalogue-ld.ts';
import { findLanding, loadCatalogue } from './load-catalogue.ts';

/** Loads the whole catalogue. */
export async function loadWhole(app: AppContext, url: URL): Promise<{ jsonLd: object[] }> {
  await loadCatalogue(app, url);
  return { jsonLd: await catalogueLd(app, null, url) };
}

/** Loads a part of the catalogue. Throws a 404 for a landing that does not exist. */
export async function loadLanding(
  app: AppContext,
  prefix: string,
  slug: string,
  url: URL,
): Promise<{ jsonLd: object[] }> {
  const [landing] = await Promise.all([findLanding(app, prefix, slug), loadCatalogue(app, url)]);
  if (!landing) throw withStatus(null, { status: 404 });
  return { jsonLd: await catalogueLd(app, landing, url) };
}

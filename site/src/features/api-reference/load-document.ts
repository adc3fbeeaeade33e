import type { AppContext } from '../../app/app-context.tsx';
import { featuresQuery } from '../../api/site.ts';
import { isApiDocument, type ApiDocument } from './document.ts';
import { withTexts, type ReferenceTexts } from './reference.ts';

const translations = import.meta.glob<ReferenceTexts>('./texts/*.json', { import: 'default' });

/** The description of all calls in the visitor's language, and whether this visitor may see those of the VPN. */
export async function loadDocument(app: AppContext): Promise<{ document: ApiDocument; withVpn: boolean }> {
  const [document, features] = await Promise.all([
    app.request('/api/openapi.json', { ignore: [404] }),
    app.queryClient.ensureQueryData(featuresQuery(app)).catch(() => null),
  ]);
  if (!isApiDocument(document)) throw new Error('The backend’s description of its calls isn’t one.');
  // The document is in English.
  const texts = await translations[`./texts/${app.lang}.json`]?.();
  return {
    document: texts ? withTexts(document, texts, app.lang) : document,
    withVpn: features?.vpn_available ?? false,
  };
}

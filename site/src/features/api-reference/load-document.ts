import type { AppContext } from '../../app-context.tsx';
import { featuresQuery } from '../../api/site.ts';
import type { ApiDocument } from './document.ts';
import { withSummaries, type Summaries } from './reference.ts';

/** Russian summaries; the document has the English ones. A call without one doesn't compile. */
async function russianSummaries(): Promise<Summaries> {
  return (await import('./summaries.ru.json')).default;
}

/** The description of all calls in the visitor's language, and whether this visitor may see those of the VPN. */
export async function loadDocument(app: AppContext): Promise<{ document: ApiDocument; withVpn: boolean }> {
  const [document, features] = await Promise.all([
    app.request<ApiDocument>('/api/openapi.json', { ignore: [404] }),
    app.queryClient.ensureQueryData(featuresQuery(app)).catch(() => null),
  ]);
  return {
    document: app.lang === 'ru' ? withSummaries(document, await russianSummaries()) : document,
    withVpn: features?.vpn_available ?? false,
  };
}

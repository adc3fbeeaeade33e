import type { AppContext } from '../../app-context.tsx';
import { featuresQuery } from '../../api/site.ts';
import type { ApiDocument } from './document.ts';

/** The description of all calls, and whether this visitor may see those of the VPN. */
export async function loadDocument(app: AppContext): Promise<{ document: ApiDocument; withVpn: boolean }> {
  const [document, features] = await Promise.all([
    app.request<ApiDocument>('/api/openapi.json', { ignore: [404] }),
    app.queryClient.ensureQueryData(featuresQuery(app)).catch(() => null),
  ]);
  return { document, withVpn: features?.vpn_available ?? false };
}

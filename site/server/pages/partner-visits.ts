import type { IncomingMessage } from 'node:http';
import { callPaths } from '@hoster/contract/call-paths';
import type { SiteConfig } from '../config.ts';
import type { BackendApp } from '../proxy/backend-paths.ts';
import type { OtherBackend } from '../proxy/other-backend.ts';
import { createJar, inProcessTransport, remoteTransport } from '../proxy/transport.ts';

/**
 * Counts visits by partners' links of visitors whose cookie the host sets. The page doesn't wait for it, and a failure is
 * only logged.
 */
export const partnerVisits =
  (config: SiteConfig, backend: BackendApp | OtherBackend, log: (message: string, detail: unknown) => void) =>
  (request: IncomingMessage, code: string): void => {
    const jar = createJar(request.headers.cookie ?? '', config);
    const transport =
      'app' in backend
        ? inProcessTransport(backend, request, jar, config)
        : remoteTransport(backend, request, jar, config);
    const [method, path] = callPaths.postPartnerVisit;
    const sent = transport(path, {
      method,
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ code }),
      credentials: 'include',
      signal: undefined,
    });
    sent.catch((error: unknown) => log('A visit by a partner’s link was not counted', error));
  };

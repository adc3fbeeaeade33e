import type { IncomingMessage } from 'node:http';
import type { AppOptions } from '../src/entry-server.tsx';
import type { EmbeddedBackend } from './backend.ts';
import type { Settings } from './config.ts';
import type { Answer, PageRenderer } from './page-renderer.ts';
import { createJar, inProcessTransport, remoteTransport } from './transport.ts';
import { visitorFacts } from './visitor.ts';

export interface PageHandlerOptions {
  config: Settings;
  backend: EmbeddedBackend | null;
  render: PageRenderer;
  log: (message: string, detail: unknown) => void;
}

/** A page and the cookies that came up while it was made. */
export interface HandledPage extends Answer {
  setCookies: string[];
}

/** Makes pages for requests: application around the visitor's cookies, then action, loaders and rendering. */
export function pageHandler({ config, backend, render, log }: PageHandlerOptions) {
  return async (request: IncomingMessage, body: string | null): Promise<HandledPage> => {
    const jar = createJar(request.headers.cookie ?? '', config);
    const transport = backend
      ? inProcessTransport(backend.app, request, jar, config)
      : remoteTransport(request, jar, config);
    const options: AppOptions = {
      facts: visitorFacts(request, config),
      transport,
      cookie: jar.get,
      setCookie: jar.set,
      notify: () => undefined,
      log,
    };
    const url = new URL(request.url ?? '/', config.publicOrigin);
    const answer = await render(
      new Request(url, {
        method: request.method === 'POST' ? 'POST' : 'GET',
        headers: { 'content-type': request.headers['content-type'] ?? 'text/plain' },
        ...(body !== null && { body }),
      }),
      options,
    );
    return { ...answer, setCookies: jar.lines };
  };
}

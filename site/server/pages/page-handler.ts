import type { IncomingMessage } from 'node:http';
import type { AppOptions } from '../../src/entry-server.tsx';
import type { BackendApp } from '../proxy/backend-paths.ts';
import type { SiteConfig } from '../config.ts';
import type { OtherBackend } from '../proxy/other-backend.ts';
import type { Answer, PageRenderer } from './page-renderer.ts';
import { isKnownVisitor, shareableCookies } from './page-key.ts';
import { createJar, inProcessTransport, remoteTransport } from '../proxy/transport.ts';
import { visitorFacts } from './visitor.ts';

export interface PageHandlerOptions {
  config: SiteConfig;
  backend: BackendApp | OtherBackend;
  render: PageRenderer;
  log: (message: string, detail: unknown) => void;
}

/** A page and the cookies set while it was made. */
export interface HandledPage extends Answer {
  setCookies: string[];
  /** Something failed while it was made: the page is sent, but not cached. */
  troubled: boolean;
}

/** `shared`: the page is for other visitors, too, and is made without personal data. */
export type PageHandler = (
  request: IncomingMessage,
  body: string | Buffer<ArrayBuffer> | null,
  options?: { shared: boolean },
) => Promise<HandledPage>;

/** Makes pages for requests: application around the visitor's cookies, then action, loaders and rendering. */
export function pageHandler({ config, backend, render, log }: PageHandlerOptions): PageHandler {
  return async (request, body, { shared } = { shared: false }) => {
    const sent = request.headers.cookie ?? '';
    const jar = createJar(shared ? shareableCookies(sent) : sent, config);
    const transport =
      'app' in backend
        ? inProcessTransport(backend, request, jar, config)
        : remoteTransport(backend, request, jar, config);
    let troubled = false;
    const options: AppOptions = {
      facts: visitorFacts(request, config),
      transport,
      cookie: jar.get,
      setCookie: jar.set,
      notify: () => undefined,
      log(message, detail) {
        troubled = true;
        log(message, detail);
      },
    };
    const post = request.method === 'POST';
    const answer = await render(
      // Joined as text: `new URL('//other.example', origin)` would leave the site.
      new Request(config.publicOrigin + (request.url ?? '/'), {
        method: post ? 'POST' : 'GET',
        headers: { 'content-type': request.headers['content-type'] ?? 'text/plain' },
        ...(body !== null && { body }),
      }),
      options,
    );
    const anonymousPage = !post && !isKnownVisitor(request);
    // A token set by the page's calls isn't needed: the browser's script fetches its own, and a page that sets cookies
    // couldn't be shared.
    const setCookies = anonymousPage ? jar.lines.filter((line) => !line.startsWith('csrftoken=')) : jar.lines;
    return { ...answer, setCookies, troubled };
  };
}

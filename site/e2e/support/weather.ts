import { createServer, request } from 'node:http';
import { type DjangoSettings, djangoRefusal } from '../../server/testing/django.ts';

/** How the backend behind the proxy feels: well, slow to answer, answering 503, cutting the line, or hanging. */
export type Weather = 'fair' | 'slow' | 'failing' | 'gone' | 'hanging';

const SLOW_MS = 1200;

export interface WeatherProxy {
  url: string;
  set: (next: Weather) => void;
  /** Number of calls for pages that start after a hanging one has timed out: each makes its page wait again. */
  askedAgain: () => number;
  stop: () => void;
}

/** A proxy on loopback before `target`, as strict about hosts and origins as Django, whose weather a test makes. */
export async function weatherProxy(target: string, settings: DjangoSettings): Promise<WeatherProxy> {
  let weather: Weather = 'fair';
  let isGivenUp = false;
  let askedAgain = 0;
  const server = createServer((incoming, outgoing) => {
    const refusal = djangoRefusal(incoming, settings);
    if (refusal) return void outgoing.writeHead(refusal.status, { 'content-type': 'text/html' }).end(refusal.reason);
    if (weather === 'gone') return void incoming.socket.destroy();
    if (weather === 'hanging') {
      // Calls of a browser that are passed on say so; the others are made for a page.
      if (isGivenUp && !('sec-fetch-mode' in incoming.headers)) askedAgain++;
      outgoing.on('close', () => (isGivenUp = true));
      return;
    }
    if (weather === 'failing') {
      outgoing.writeHead(503, { 'content-type': 'application/json' }).end('{"detail":"Out of order."}');
      return;
    }
    const pass = () => {
      const upstream = request(
        new URL(incoming.url ?? '/', target),
        { method: incoming.method, headers: incoming.headers },
        (answer) => {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(outgoing);
        },
      );
      upstream.on('error', () => outgoing.destroy());
      incoming.pipe(upstream);
    };
    if (weather === 'slow') setTimeout(pass, SLOW_MS);
    else pass();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    set: (next) => {
      weather = next;
      isGivenUp = false;
      askedAgain = 0;
    },
    askedAgain: () => askedAgain,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

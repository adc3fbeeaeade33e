import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** Request headers of a browser. */
export const browserHeaders = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
  accept: 'text/html,application/xhtml+xml',
  'accept-encoding': 'gzip, deflate, br',
};

/** A response as received, with its body still compressed. */
export interface Received {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export const agent = new Agent({ keepAlive: true, maxSockets: 100 });

/** Sends a request as a browser does. Rejects after ten seconds without an answer. */
export function send(
  url: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Received> {
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      { agent, method, headers: { ...browserHeaders, ...headers }, timeout: 10_000 },
      (answer) => {
        buffer(answer).then(
          (received) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: received }),
          reject,
        );
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('timeout'))).on('error', reject);
    sent.end(body);
  });
}

/** Signs the demo's customer or staff in, each time from another address: needs TRUST_PROXY. @returns the Cookie header */
export async function signIn(origin: string, index: number, who: 'demo' | 'staff' = 'demo'): Promise<string> {
  const token = 'a'.repeat(32);
  const answer = await send(`${origin}/auth/_allauth/browser/v1/auth/login`, {
    method: 'POST',
    headers: {
      cookie: `csrftoken=${token}`,
      'x-csrftoken': token,
      'content-type': 'application/json',
      'x-forwarded-for': `192.0.2.${index + 1}`,
    },
    body: JSON.stringify({ email: `${who}@hoster.example`, password: `${who}-hoster-2026` }),
  });
  if (answer.status !== 200) throw new Error(`Signing in was answered ${answer.status}.`);
  return (answer.headers['set-cookie'] ?? []).map((line) => line.split(';', 1)[0]).join('; ');
}

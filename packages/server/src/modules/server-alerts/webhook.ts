import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { eq } from '../../db/drizzle.ts';
import { useAgent as agentFor } from 'request-filtering-agent';
import { Webhook } from 'standardwebhooks';
import type { Context } from '../../context.ts';
import type { Settings } from '../../settings.ts';
import { enqueueMail } from '../mail/service.ts';
import { unreachableLetter } from './letters.ts';
import { mailboxOf } from './mailbox.ts';
import { serverAlerts } from './tables.ts';

const timeoutMilliseconds = 10_000;
/** How long a message is tried: the queue’s tries last longer. Then its customer gets it by email. */
const patienceMilliseconds = 6 * 60 * 60 * 1000;

/** Purpose of what is signed and sealed for alerts. */
export const ALERT_SECRETS = 'server alert';

/** A message for the webhook of an alert; the same `id` when it's sent again. */
export interface WebhookMessage {
  alertId: number;
  id: string;
  /** ISO 8601. */
  at: string;
  data: {
    search_url: string;
    alert_url: string;
    /** `price`: a month, excluding VAT. */
    servers: { slug: string; name: string; price: number; currency: string; url: string }[];
  };
}

/** Whether addresses of this machine's own networks may be posted to: in a demo that only its owner uses. */
const isPrivateAllowed = ({ demo, isPublicDemo }: Settings): boolean => demo && !isPublicDemo;

/** Whether an address may be posted to, judged by its text. The IP address of its host is checked with each message. */
export function isAllowedUrl(settings: Settings, text: string): boolean {
  const { protocol, username, password } = new URL(text);
  if (username !== '' || password !== '') return false;
  return protocol === 'https:' || (protocol === 'http:' && isPrivateAllowed(settings));
}

/**
 * Posts a message; its customer gets it by email when that has failed for six hours.
 * @throws when the address leads into a private network or doesn't answer with 2xx in time; the queue then tries again
 */
export async function postWebhook(context: Context, message: WebhookMessage): Promise<void> {
  const { clock, db } = context;
  const [row] = await db.select().from(serverAlerts).where(eq(serverAlerts.id, message.alertId));
  if (!row || row.url === null || row.secret === null) return;
  const { language, secret, url } = row;
  try {
    await postSigned(context, message, { secret, url });
  } catch (error) {
    if (clock.now().getTime() - Date.parse(message.at) < patienceMilliseconds) throw error;
    const to = await mailboxOf(db, row);
    if (to === '') return;
    await enqueueMail(db, { to, language, ...unreachableLetter(language, new URL(url).host, message.data) });
  }
}

/** Posts a message, signed by the Standard Webhooks specification. Redirects aren't followed. */
async function postSigned(
  { clock, secrets, settings }: Context,
  message: WebhookMessage,
  { secret, url }: { secret: string; url: string },
): Promise<void> {
  const body = JSON.stringify({ type: 'dedicated_servers.matched', timestamp: message.at, data: message.data });
  const now = clock.now();
  const status = await post(url, isPrivateAllowed(settings), body, {
    'content-type': 'application/json',
    'user-agent': 'Hoster-Webhook',
    'webhook-id': message.id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(secrets.open(ALERT_SECRETS, secret)).sign(message.id, now, body),
  });
  if (status < 200 || status > 299) throw new Error(`The webhook answered ${status}`);
}

function post(url: string, isPrivateAllowed: boolean, body: string, headers: Record<string, string>): Promise<number> {
  const request = url.startsWith('https:') ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        agent: agentFor(url, { allowPrivateIPAddress: isPrivateAllowed, allowMetaIPAddress: isPrivateAllowed }),
        signal: AbortSignal.timeout(timeoutMilliseconds),
      },
      (response) => {
        // What it says isn't read: it may be endless.
        response.destroy();
        resolve(response.statusCode ?? 0);
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

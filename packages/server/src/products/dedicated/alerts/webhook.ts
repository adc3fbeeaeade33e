import { mailLanguage } from '../../../platform/company/index.ts';
import { eq } from '../../../platform/db/drizzle.ts';
import { Webhook } from 'standardwebhooks';
import { outgoing } from '../../../platform/http/index.ts';
import type { Context, Settings } from '../../../platform/index.ts';
import type { Job } from '../../../platform/jobs/index.ts';
import { enqueueMail } from '../../../platform/mail/index.ts';
import { unreachableEmail } from './emails.ts';
import { mailboxOf } from './mailbox.ts';
import { serverAlerts } from './tables.ts';

/** The body of an answer isn't read. */
const limits = { milliseconds: 10_000, body: 'none' } as const;
/** How long delivery of a message is attempted: the queue’s retries last longer. Then its customer gets it by email. */
const patienceMilliseconds = 6 * 60 * 60 * 1000;

/** Purpose of signatures and sealed secrets of alerts. */
export const ALERT_SECRETS = 'server alert';

/** A message for the webhook of an alert; the same `id` when it's sent again. */
interface WebhookMessage {
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
 * @throws when the address resolves to a private network or doesn't respond with 2xx in time; the queue then tries
 * again
 */
export async function postWebhook(context: Context, message: WebhookMessage): Promise<void> {
  const { clock, db } = context;
  const [row] = await db.select().from(serverAlerts).where(eq(serverAlerts.id, message.alertId));
  if (!row || row.url === null || row.secret === null) return;
  const { secret, url } = row;
  try {
    await postSigned(context, message, { secret, url });
  } catch (error) {
    if (clock.now().getTime() - Date.parse(message.at) < patienceMilliseconds) throw error;
    const to = await mailboxOf(db, row);
    if (to === '') return;
    const language = await mailLanguage(db, row.language);
    await enqueueMail(db, { to, language, ...unreachableEmail(language, new URL(url).host, message.data) });
  }
}

/** Posts messages to webhooks. */
export const webhookJob: Job<WebhookMessage> = {
  name: 'alert.webhook',
  // Longer than the handler tries: it ends with an email to the customer.
  queue: { retryLimit: 12, retryDelay: 30, retryBackoff: true, retryDelayMax: 14_400, pollSeconds: 15 },
  handle: postWebhook,
};

/** Posts a message, signed by the Standard Webhooks specification. Redirects aren't followed. */
async function postSigned(
  { clock, secrets, settings }: Context,
  message: WebhookMessage,
  { secret, url }: { secret: string; url: string },
): Promise<void> {
  const body = JSON.stringify({ type: 'dedicated_servers.matched', timestamp: message.at, data: message.data });
  const now = clock.now();
  const send = outgoing({ ...limits, publicOnly: !isPrivateAllowed(settings) });
  const answer = await send(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Hoster-Webhook',
      'webhook-id': message.id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': new Webhook(secrets.open(ALERT_SECRETS, secret)).sign(message.id, now, body),
    },
    body,
  });
  if (!answer.ok) throw new Error(`The webhook answered ${answer.status}`);
}

import { readSupportMail } from '../support/mail/config.ts';
import { inboundPath, inboundSignature } from '../support/mail/webhook.ts';
import type { TestShop } from './shop.ts';

const secret = 'a-secret-of-at-least-32-characters';

/** Settings of a shop that gets email by the webhook; `mx.example.net` says who was verified. */
export const supportMail = readSupportMail({
  SUPPORT_ADDRESS: 'support@hoster.example',
  SUPPORT_AUTHSERV_IDS: 'mx.example.net',
  SUPPORT_WEBHOOK_SECRET: secret,
});

/** Delivers an email to support, and waits until it's judged. */
export async function receive(shop: TestShop, raw: Buffer): Promise<void> {
  const seconds = Math.floor(shop.clock.now().getTime() / 1000);
  const answer = await shop.app.inject({
    method: 'POST',
    url: inboundPath,
    payload: raw,
    headers: {
      'content-type': 'message/rfc822',
      'hoster-signature': `t=${seconds},v1=${inboundSignature(secret, seconds, raw)}`,
    },
  });
  if (answer.statusCode !== 200) throw new Error(`The webhook answered ${answer.statusCode}: ${answer.body}`);
  await shop.drain();
}

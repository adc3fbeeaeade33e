import { setTimeout as wait } from 'node:timers/promises';
import Stripe from 'stripe';
import { create, type StripeObject } from './objects.ts';

/** Where messages go, and whether they go by themselves. */
export const webhook = { url: '', secret: '', held: false };

/** Messages so far, oldest first, as they are sent: each holds the object as it was. */
export const messages: StripeObject[] = [];

/** Tells the shop of something, unless messages are held back for the test to deliver. */
export function announce(type: string, object: StripeObject): void {
  const message = create('evt', 'event', {
    type,
    api_version: '2026-10-28.endive',
    data: { object: structuredClone(object) },
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
  });
  messages.push(message);
  if (!webhook.held && webhook.url) void deliver(message, 50);
}

/** Sends a message, again after an answer that isn't 2xx. @returns the last status; 0 without an answer */
export async function deliver(message: StripeObject, tries: number): Promise<number> {
  const payload = JSON.stringify(message);
  // oxlint-disable-next-line no-await-in-loop
  for (let left = tries; ; left -= 1) {
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhook.secret });
    const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature };
    const status = await fetch(webhook.url, { method: 'POST', headers, body: payload }).then(
      (response) => response.status,
      () => 0,
    );
    if ((status >= 200 && status < 300) || left <= 1) return status;
    await wait(100);
  }
}

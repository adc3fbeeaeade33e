import { createHmac } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';

const SECRET = 'a secret of the webhook, for tests only';
/** Name of the server that checks senders before the webhook gets their email. */
const BORDER = 'mx.hoster.example';

/** Variables of a site that takes email to support in by the webhook: docs/recipes/support-mail.md. */
export const supportMail = {
  SUPPORT_ADDRESS: 'support@hoster.example',
  SUPPORT_AUTHSERV_IDS: BORDER,
  SUPPORT_WEBHOOK_SECRET: SECRET,
};

interface Email {
  from: string;
  to: string;
  subject: string;
  /** Plain text. */
  body: string;
}

/** Hands an email to the site, as a mail server does that has verified its sender. */
export async function deliver(request: APIRequestContext, origin: string, email: Email): Promise<void> {
  const { body, from, subject, to } = email;
  const domain = from.split('@')[1] ?? '';
  const message = [
    `Return-Path: <${from}>`,
    `Authentication-Results: ${BORDER}; dkim=pass header.d=${domain}; dmarc=pass header.from=${domain}`,
    `Received: from mail.${domain} by ${BORDER}; ${new Date().toUTCString()}`,
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    `Date: ${new Date().toUTCString()}`,
    `Message-ID: <${crypto.randomUUID()}@${domain}>`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    body,
  ].join('\r\n');
  const seconds = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', SECRET).update(`${seconds}.${message}`).digest('hex');
  const query = new URLSearchParams({ from, to });
  const answer = await request.post(`${origin}/my/api/support/inbound/?${query}`, {
    headers: { 'content-type': 'message/rfc822', 'hoster-signature': `t=${seconds},v1=${signature}` },
    data: Buffer.from(message),
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

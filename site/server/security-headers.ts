import { isLoopback } from '@hoster/domain/network/loopback';
import type { OutsideSources } from './config-integrations.ts';

/**
 * Headers of every page. In production scripts and styles come from files alone, so the policy needs neither nonce
 * nor hash, and a cached page stays valid; development passes the nonce of its inline ones.
 */
export function securityHeaders({
  https,
  nonce,
  sources,
}: {
  https: boolean;
  nonce: string | null;
  /** Hosts from the configuration. */
  sources: OutsideSources;
}): Record<string, string> {
  const { captcha, chat, forms, pings } = sources;
  const frames = [...captcha, ...chat];
  const inline = nonce ? ` 'nonce-${nonce}'` : '';
  const policy = [
    "default-src 'self'",
    [`script-src 'self'${inline}`, ...captcha, ...chat].join(' '),
    // Style attributes set by scripts go through the CSSOM, which the policy doesn't restrict.
    [`style-src 'self'${inline}`, ...captcha, ...chat].join(' '),
    ["img-src 'self' data:", ...chat].join(' '),
    "font-src 'self'",
    // 'self' includes the WebSocket of this host. Latency to the data centres is measured by asking their test hosts.
    [
      "connect-src 'self'",
      ...pings,
      ...chat,
      ...chat.map((host) => host.replace(/^https:/, 'wss:')),
      ...(nonce ? ['ws:', 'wss:'] : []),
    ].join(' '),
    ...(frames.length > 0 ? [['frame-src', "'self'", ...frames].join(' ')] : []),
    "object-src 'none'",
    "base-uri 'none'",
    // Our forms are answered by redirects to banks and sign-in providers, which browsers check against this, too.
    ["form-action 'self'", ...forms.filter((form) => !https || mayBeLedTo(form))].join(' '),
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
  };
}

/** Headers of every answer, whatever it is: HSTS, unless only this machine reaches the site, and no guessing of types. */
export const everyAnswersHeaders = (publicOrigin: string): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  ...(publicOrigin.startsWith('https:') &&
    !isLoopback(publicOrigin) && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
});

/** With TLS, a form may lead to other TLS hosts and to this machine. */
const mayBeLedTo = (form: string): boolean => form.startsWith('https:') || isLoopback(form);

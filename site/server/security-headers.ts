import { isLoopback } from '@hoster/domain/loopback';
import type { OutsideSources } from './config-outside.ts';

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
  /** Hosts that the configuration brings in. */
  sources: OutsideSources;
}): Record<string, string> {
  const { captcha, chat, forms, pings } = sources;
  const frames = [...captcha, ...chat];
  const inline = nonce ? ` 'nonce-${nonce}'` : '';
  const policy = [
    "default-src 'self'",
    [`script-src 'self'${inline}`, ...captcha, ...chat].join(' '),
    // Style attributes set by scripts go through the CSSOM, which the policy does not touch.
    [`style-src 'self'${inline}`, ...captcha, ...chat].join(' '),
    ["img-src 'self' data:", ...chat].join(' '),
    "font-src 'self'",
    // Latency to the data centres is measured by asking their test hosts.
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
    // Forms of ours are answered by redirects to banks and sign-in providers, which browsers hold against this too.
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
    ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

/** With TLS a form may lead to other places with TLS, and to this machine. */
const mayBeLedTo = (form: string): boolean => form.startsWith('https:') || isLoopback(form);

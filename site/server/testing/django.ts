import type { IncomingMessage } from 'node:http';

/** Settings of Django that decide whether it takes a request, with Django's defaults. */
export interface DjangoSettings {
  /** ALLOWED_HOSTS, without ports. */
  allowedHosts: readonly string[];
  /** CSRF_TRUSTED_ORIGINS. */
  trustedOrigins?: readonly string[];
  /** SECURE_PROXY_SSL_HEADER is `('HTTP_X_FORWARDED_PROTO', 'https')`. */
  proxySslHeader?: boolean;
  /** USE_X_FORWARDED_HOST. */
  useForwardedHost?: boolean;
}

/** Scheme and host from which Django builds absolute addresses (`HttpRequest.build_absolute_uri`). */
export function djangoOrigin({ headers }: IncomingMessage, settings: DjangoSettings): string {
  const forwarded = settings.useForwardedHost ? headers['x-forwarded-host'] : undefined;
  const secure = settings.proxySslHeader === true && headers['x-forwarded-proto'] === 'https';
  return `${secure ? 'https' : 'http'}://${String(forwarded ?? headers.host ?? '')}`;
}

/**
 * Refuses what Django's CommonMiddleware (400 DisallowedHost) and CsrfViewMiddleware (403 by Origin or Referer) refuse
 * before any view; null otherwise.
 */
export function djangoRefusal(
  request: IncomingMessage,
  settings: DjangoSettings,
): { status: 400 | 403; reason: string } | null {
  const own = djangoOrigin(request, settings);
  const hostname = URL.canParse(own) ? new URL(own).hostname : '';
  if (!settings.allowedHosts.includes(hostname)) return { status: 400, reason: `DisallowedHost: ${own}` };
  if (['GET', 'HEAD', 'OPTIONS', 'TRACE'].includes(request.method ?? 'GET')) return null;
  const { origin, referer } = request.headers;
  const trusted = [own, ...(settings.trustedOrigins ?? [])];
  if (origin !== undefined) return trusted.includes(origin) ? null : { status: 403, reason: `CSRF: origin ${origin}` };
  if (!own.startsWith('https:')) return null;
  const from = referer !== undefined && URL.canParse(referer) ? new URL(referer).origin : '';
  return trusted.includes(from) ? null : { status: 403, reason: 'CSRF: referer' };
}

import { allowInsecureRequests, customFetch, type Configuration, type CustomFetch } from 'openid-client';
import { isLoopback } from '@hoster/domain/network/loopback';
import { jsonBytes, outgoing } from '../../platform/http/index.ts';
import type { OAuthProvider } from './config.ts';

const timeoutSeconds = 10;

const ask = outgoing({ milliseconds: timeoutSeconds * 1000, body: jsonBytes });

/** Returns the `fetch` for a provider's servers: with limits, and at its internal address if it has one. */
export function fetchOf({ site, backchannel }: OAuthProvider): CustomFetch {
  return async (url, options) => {
    const target = new URL(url);
    const { body } = options;
    const inner = backchannel !== undefined && target.origin === new URL(site).origin;
    return ask(inner ? new URL(target.pathname + target.search, backchannel) : target, {
      method: options.method,
      headers: options.headers,
      // All that the protocol sends.
      body: typeof body === 'string' || body instanceof URLSearchParams ? body : null,
      redirect: options.redirect,
      signal: options.signal ?? null,
    });
  };
}

/** Whether a provider may be reached without TLS: only one on this machine. */
export function isInsecureAllowed({ site, backchannel }: OAuthProvider): boolean {
  return backchannel !== undefined || isLoopback(site);
}

/** Applies both to a configuration of openid-client. */
export function reachProvider(configuration: Configuration, provider: OAuthProvider): Configuration {
  configuration[customFetch] = fetchOf(provider);
  configuration.timeout = timeoutSeconds;
  if (isInsecureAllowed(provider)) allowInsecureRequests(configuration);
  return configuration;
}

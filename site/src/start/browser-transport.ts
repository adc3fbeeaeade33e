import type { Transport } from '../api/request.ts';

/** Calls of the browser: same origin, cookies included. */
export const browserTransport: Transport = (url, { method, headers, body, credentials, signal, keepalive }) =>
  fetch(url, {
    method,
    headers,
    credentials,
    body: body ?? null,
    signal: signal ?? null,
    keepalive: keepalive ?? false,
  });

import { NextResponse } from 'next/server';

/** Next writes scripts of its own into the page and gives them this nonce; styles need none. */
export function proxy(request) {
  const nonce = crypto.randomUUID();
  const policy = `default-src 'self'; script-src 'self' 'nonce-${nonce}'; style-src 'self'`;
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  return response;
}

export const config = { matcher: ['/', '/billing', '/wizard'] };

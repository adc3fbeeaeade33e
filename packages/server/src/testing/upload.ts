import type { Browser } from './browser.ts';

/** A multipart body as a browser sends it. */
export async function multipartOf(form: FormData): Promise<{ payload: Buffer; headers: Record<string, string> }> {
  const sent = new Response(form);
  return {
    payload: Buffer.from(await sent.arrayBuffer()),
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
  };
}

/** Uploads files for a draft of a ticket: of a new one, unless told otherwise. */
export async function upload(browser: Browser, files: readonly File[], ticket: number | 'new' = 'new') {
  const form = new FormData();
  for (const file of files) form.append('file', file);
  return browser.post(`/my/api/ticket-files/?ticket=${ticket}`, undefined, await multipartOf(form));
}

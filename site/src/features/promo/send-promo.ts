import { fieldErrors, isApiError } from '../../api/errors.ts';
import { requestPromo } from '../../api/site.ts';
import type { AppContext } from '../../app/app-context.tsx';

export type PromoResult = { sent: true } | { sent: false; texts: string };

/** Requests the code. Error texts are the server's, joined; empty for errors that the visitor can't fix. */
export async function sendPromo(app: AppContext, email: string, pageUrl: string): Promise<PromoResult> {
  try {
    await requestPromo(app, { email, page_url: pageUrl });
    return { sent: true };
  } catch (error) {
    // Too many requests, or requested by a customer.
    if (isApiError(error, 429) || isApiError(error, 403)) return { sent: false, texts: error.text };
    const texts = isApiError(error) ? Object.values(fieldErrors(error.data)).flat() : [];
    return { sent: false, texts: texts.join(' ') };
  }
}

import { fieldErrors, isApiError } from '../../api/errors.ts';
import { requestPromo } from '../../api/promo.ts';
import type { AppContext } from '../../app-context.tsx';

export type PromoResult = { sent: true } | { sent: false; texts: string };

/** Asks for the code. The texts of a refusal are the server's, joined; empty for what isn't the visitor's to mend. */
export async function sendPromo(app: AppContext, email: string, pageUrl: string): Promise<PromoResult> {
  try {
    await requestPromo(app, { email, page_url: pageUrl });
    return { sent: true };
  } catch (error) {
    // Too often, or by a customer.
    if (isApiError(error, 429) || isApiError(error, 403)) return { sent: false, texts: error.text };
    const texts = isApiError(error) ? Object.values(fieldErrors(error.data)).flat() : [];
    return { sent: false, texts: texts.join(' ') };
  }
}

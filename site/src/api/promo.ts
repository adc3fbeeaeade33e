import type { EmailPromo, EmailPromoRequest } from '@hoster/contract';
import type { AppContext } from '../app-context.tsx';

/** Sends the code of the welcome discount to an address. Every failure is the caller's to show. */
export const requestPromo = ({ request }: AppContext, body: EmailPromoRequest): Promise<EmailPromo> =>
  request<EmailPromo>('/my/api/email-promo/', { method: 'POST', body, ignore: [0, 400, 403, 429, 500, 502, 503, 504] });

import type { ContactMessage, ContactReceipt } from '@hoster/contract';
import type { AppContext } from '../app-context.tsx';

/** Sends a message to support. Every failure is the caller's to show. */
export const sendMessage = ({ request }: AppContext, body: ContactMessage): Promise<ContactReceipt> =>
  request<ContactReceipt>('/my/api/contact/', {
    method: 'POST',
    body,
    timeout: 30_000,
    ignore: [0, 400, 403, 429, 500, 502, 503, 504],
  });

import type { TotpSetup } from '@hoster/contract';
import type { AppContext } from '../../app/app-context.tsx';
import { SECURITY_KEY } from '../../api/security.ts';
import { formText } from '../../app/router/form-text.ts';

/** Setup data for an authenticator app. */
export type Setup = TotpSetup['meta'];

const KEY = [...SECURITY_KEY, 'rejected-setup'];

/**
 * Keeps the setup data of the rejected form for the next page: a new request would return another secret, and the app
 * already has this one. Only the host needs it: in the browser the page stays as it is.
 */
export function saveRejectedSetup({ queryClient }: AppContext, form: FormData): void {
  const setup: Setup = { secret: formText(form, 'secret'), totp_url: formText(form, 'totp_url') };
  if (typeof document === 'undefined' && setup.totp_url.startsWith('otpauth://totp/')) {
    queryClient.setQueryData(KEY, setup);
  }
}

/** The setup data kept for this page, if it's the response to a rejected form. */
export const rejectedSetup = ({ queryClient }: AppContext): Setup | undefined => queryClient.getQueryData<Setup>(KEY);

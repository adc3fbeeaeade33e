import type { TotpSetup } from '@hoster/contract';
import type { AppContext } from '../../app-context.tsx';
import { SECURITY_KEY } from '../../api/security.ts';
import { formText } from '../../router/form-text.ts';

/** What an authenticator app is set up with. */
export type Setup = TotpSetup['meta'];

const KEY = [...SECURITY_KEY, 'kept-setup'];

/**
 * Keeps what the refused form carried for the page that is made next, for asking again would give another secret, and
 * the app knows this one already. Only the host needs it: in the browser the page stays as it is.
 */
export function keepSetup({ queryClient }: AppContext, form: FormData): void {
  const setup: Setup = { secret: formText(form, 'secret'), totp_url: formText(form, 'totp_url') };
  if (typeof document === 'undefined' && setup.totp_url.startsWith('otpauth://totp/')) {
    queryClient.setQueryData(KEY, setup);
  }
}

/** What was kept for this page, if it answers a refused form. */
export const keptSetup = ({ queryClient }: AppContext): Setup | undefined => queryClient.getQueryData<Setup>(KEY);

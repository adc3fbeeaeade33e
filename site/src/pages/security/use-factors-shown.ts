import type { AuthenticatorList } from '@hoster/contract';
import { useAuthConfig } from '../../features/auth/session/use-auth-config.ts';

/** Whether the page has a section of two-factor authentication: where an app can be set up, or something turns it on. */
export function useFactorsShown(factors: AuthenticatorList['data'] | undefined): boolean {
  const hasApps = useAuthConfig()?.mfa?.supported_types.includes('totp') ?? true;
  return hasApps || !factors || factors.some(({ type }) => type !== 'recovery_codes');
}

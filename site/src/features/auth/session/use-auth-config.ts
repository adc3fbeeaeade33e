import type { AuthConfig } from '@hoster/contract';
import { useQuery } from '@tanstack/react-query';
import { authConfigQuery } from '../../../api/auth.ts';
import { useApp } from '../../../app/app-context.tsx';

/** What the backend's sign-in offers; undefined before it has answered and when it can't be reached. */
export const useAuthConfig = (): AuthConfig['data'] | undefined => useQuery(authConfigQuery(useApp())).data?.data;

/** Whether the backend takes new customers; assumed as long as it hasn't said otherwise. */
export const useSignupOpen = (): boolean => useAuthConfig()?.account.is_open_for_signup !== false;

/** Whether new addresses are confirmed by an emailed code instead of a link. */
export const useEmailsConfirmedByCode = (): boolean =>
  useAuthConfig()?.account.email_verification_by_code_enabled === true;

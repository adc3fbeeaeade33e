import { useQuery } from '@tanstack/react-query';
import { authConfigQuery } from '../../../api/auth.ts';
import { useApp } from '../../../app/app-context.tsx';

/** Whether the backend takes new customers; assumed as long as it hasn't said otherwise. */
export const useSignupOpen = (): boolean =>
  useQuery(authConfigQuery(useApp())).data?.data.account.is_open_for_signup !== false;

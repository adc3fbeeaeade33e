import { calls } from '@hoster/contract';
import { authRoute } from '../auth/answers.ts';
import type { Module } from '../../platform/index.ts';
import { disconnect, listAccounts } from './own-accounts.ts';
import { providersPersonalData } from './personal-data.ts';
import { providerSignup, showProviderSignup } from './signup.ts';
import { providerToken } from './token.ts';
import { providerRedirects } from './redirects.ts';

/** Sign-in with connected accounts: OpenID Connect, GitHub and VK. */
export const providersModule: Module = {
  name: 'providers',
  personalData: providersPersonalData,
  routes: (app) => {
    providerRedirects(app);
    authRoute(app, calls.getProviderSignup, showProviderSignup);
    authRoute(app, calls.postProviderSignup, providerSignup);
    authRoute(app, calls.postProviderToken, providerToken);
    authRoute(app, calls.getProviderAccounts, listAccounts);
    authRoute(app, calls.deleteProviderAccount, disconnect);
  },
};

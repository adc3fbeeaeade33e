import { authRoute } from '../auth/answers.ts';
import type { Module } from '../module.ts';
import { disconnect, listAccounts } from './own-accounts.ts';
import { providersPersonalData } from './personal-data.ts';
import { providerSignup, showProviderSignup } from './signup.ts';
import { providerToken } from './token.ts';
import { providerWays } from './ways.ts';

/** Sign-in through other sites: OpenID Connect, GitHub and VK. */
export const providersModule: Module = {
  name: 'providers',
  personalData: providersPersonalData,
  routes: (app) => {
    providerWays(app);
    authRoute(app, 'GET', '/auth/provider/signup', showProviderSignup);
    authRoute(app, 'POST', '/auth/provider/signup', providerSignup);
    authRoute(app, 'POST', '/auth/provider/token', providerToken);
    authRoute(app, 'GET', '/account/providers', listAccounts);
    authRoute(app, 'DELETE', '/account/providers', disconnect);
  },
};

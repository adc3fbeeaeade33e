import { forDemoVisitors } from '../../platform/http/index.ts';
import type { Module } from '../../platform/index.ts';
import { consentPages } from './consent.ts';
import { mockEndpoints } from './endpoints.ts';

/** Demo identity providers, so that a demo offers sign-in with GitHub, VK and Google without using them. */
export const idpModule: Module = {
  name: 'mock-identity',
  routes: (app) => {
    if (!app.hoster.settings.hasMockIdentity) return;
    forDemoVisitors(app, (own) => {
      consentPages(own);
      mockEndpoints(own);
    });
  },
};

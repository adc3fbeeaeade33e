import type { Module } from '../module.ts';
import { consentPages } from './consent.ts';
import { standInEndpoints } from './endpoints.ts';

/** Pretend identity providers, so that a demo signs in by GitHub, VK and Google without any of them. */
export const identityStandInModule: Module = {
  name: 'identity-stand-in',
  routes: (app) => {
    if (!app.hoster.settings.hasStandIns) return;
    consentPages(app);
    standInEndpoints(app);
  },
};

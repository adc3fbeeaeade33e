import { forDemoVisitors } from '../../http/demo-visitor.ts';
import type { Module } from '../module.ts';
import { consentPages } from './consent.ts';
import { standInEndpoints } from './endpoints.ts';

/** Pretend identity providers, so that a demo signs in by GitHub, VK and Google without any of them. */
export const identityStandInModule: Module = {
  name: 'identity-stand-in',
  routes: (app) => {
    if (!app.hoster.settings.hasStandIns) return;
    forDemoVisitors(app, (own) => {
      consentPages(own);
      standInEndpoints(own);
    });
  },
};

import { forDemoVisitors } from '../../platform/http/index.ts';
import type { Module } from '../../platform/index.ts';
import { chainPages } from './pages.ts';

/** The embedded chain, only for demos: its coins are worth nothing. */
export const chainModule: Module = {
  name: 'chain',
  routes: (app) => {
    if (app.hoster.settings.demo) forDemoVisitors(app, chainPages);
  },
};

import type { Module } from '../platform/index.ts';
import { settingsRoutes } from './routes.ts';

/** Settings of the company that runs the site: who sells, under which name, and who sends the emails. */
export const settingsModule: Module = { name: 'settings', routes: settingsRoutes };

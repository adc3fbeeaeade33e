import type { Module } from '../module.ts';
import { siteRoutes } from './routes.ts';

/** Constants, features, currencies, companies, language. */
export const siteModule: Module = { name: 'site', routes: siteRoutes };

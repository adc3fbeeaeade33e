import type { Module } from '../../platform/index.ts';
import { siteRoutes } from './routes.ts';

/** Constants, features, currencies, companies, language, the account menu. */
export const siteModule: Module = { name: 'site', routes: siteRoutes };

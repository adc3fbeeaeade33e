import type { Module } from '../module.ts';
import { catalogueRoutes } from './routes.ts';

/** What is for sale, and the pages about it. */
export const catalogueModule: Module = { name: 'catalogue', routes: catalogueRoutes };

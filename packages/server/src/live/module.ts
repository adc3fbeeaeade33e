import type { Module } from '../platform/index.ts';
import { liveRoutes } from './routes.ts';

/** Tells open pages what changed. */
export const liveModule: Module = { name: 'live', routes: liveRoutes };

import { authModule } from './auth/module.ts';
import type { Module } from './module.ts';

/** Every module of the backend, in the order in which they start. Each exports a `Module` and has a line here. */
export const modules: readonly Module[] = [authModule];

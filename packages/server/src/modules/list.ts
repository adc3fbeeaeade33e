import { accountModule } from './account/module.ts';
import { authModule } from './auth/module.ts';
import { mailModule } from './mail/module.ts';
import type { Module } from './module.ts';
import { promoModule } from './promo/module.ts';
import { siteModule } from './site/module.ts';

/** Every module of the backend, in the order in which they start. Each exports a `Module` and has a line here. */
export const modules: readonly Module[] = [siteModule, authModule, accountModule, promoModule, mailModule];

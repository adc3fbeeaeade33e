import { eq } from '../../platform/db/drizzle.ts';
import { everyHour } from '../../platform/jobs/index.ts';
import type { Module } from '../../platform/index.ts';
import { tokenRoutes } from './routes.ts';
import { apiTokens } from './tables.ts';
import { sweepTokens } from './tokens.ts';

/** API tokens. */
export const tokensModule: Module = {
  name: 'tokens',
  routes: tokenRoutes,
  personalData: {
    copy: async (db, { userId }) => ({
      api_tokens: await db
        .select({
          name: apiTokens.name,
          scopes: apiTokens.scopes,
          networks: apiTokens.networks,
          created: apiTokens.createdAt,
          expires: apiTokens.expiresAt,
          last_used: apiTokens.lastUsedAt,
          last_used_from: apiTokens.lastUsedAddress,
        })
        .from(apiTokens)
        .where(eq(apiTokens.userId, userId)),
    }),
    erase: async (tx, { userId }) => {
      await tx.delete(apiTokens).where(eq(apiTokens.userId, userId));
    },
  },
  start: async ({ clock, db, log }) => everyHour(log, async () => sweepTokens(db, clock.now())),
};

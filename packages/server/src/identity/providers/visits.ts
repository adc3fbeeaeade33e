import { and, desc, eq, gt, inArray, lt } from '../../platform/db/drizzle.ts';
import type { FastifyRequest } from 'fastify';
import { takeTurns } from '../../platform/db/index.ts';
import { hashOf, randomText, type Secrets } from '../../platform/index.ts';
import type { Checks, IdentityProvider } from './provider.ts';
import { providerVisits } from './tables.ts';

const lifeMilliseconds = 15 * 60 * 1000;
/** Maximum number of open visits to providers in one session, as in allauth. */
const mostAtATime = 10;

/** Started visit to a provider. */
export type Visit = typeof providerVisits.$inferSelect;

/** Starts a visit to a provider in this browser's session. */
export async function beginVisit(
  request: FastifyRequest,
  visit: Pick<Visit, 'process' | 'provider' | 'callbackUrl' | 'redirectUri'>,
): Promise<Checks> {
  const { clock, db, secrets } = request.server.hoster;
  const { id, data } = await request.session.read();
  if (id === null) await request.session.save(db, { data });
  const sessionId = (await request.session.read()).id;
  if (sessionId === null) throw new Error('A session was stored but not found.');
  const state = randomText(43);
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + lifeMilliseconds);
  await db.transaction(async (tx) => {
    await takeTurns(tx, `provider visits of session ${sessionId}`);
    await tx.insert(providerVisits).values({ stateHash: hashOf(state), sessionId, expiresAt, ...visit });
    await tx.delete(providerVisits).where(lt(providerVisits.expiresAt, now));
    const open = await tx
      .select({ stateHash: providerVisits.stateHash })
      .from(providerVisits)
      .where(eq(providerVisits.sessionId, sessionId))
      .orderBy(desc(providerVisits.expiresAt));
    const old = open.slice(mostAtATime).map(({ stateHash }) => stateHash);
    if (old.length > 0) await tx.delete(providerVisits).where(inArray(providerVisits.stateHash, old));
  });
  return checksOf(secrets, state);
}

/**
 * Ends a returned visit. Null when this browser started none with this state at this provider, when it was completed
 * before, or has expired.
 */
export async function endVisit(
  request: FastifyRequest,
  provider: IdentityProvider,
  state: string,
): Promise<Visit | null> {
  const { clock, db } = request.server.hoster;
  const { id } = await request.session.read();
  if (id === null || state === '') return null;
  const [visit] = await db
    .delete(providerVisits)
    .where(
      and(
        eq(providerVisits.stateHash, hashOf(state)),
        eq(providerVisits.sessionId, id),
        eq(providerVisits.provider, provider.id),
        gt(providerVisits.expiresAt, clock.now()),
      ),
    )
    .returning();
  return visit ?? null;
}

/** Nonce and PKCE verifier of a state. They're neither stored nor sent; without our key they can't be computed. */
export function checksOf(secrets: Secrets, state: string): Checks {
  return {
    state,
    nonce: secrets.sign('provider-nonce', state),
    verifier: secrets.sign('provider-verifier', state),
  };
}

import { defineMessages } from '@formatjs/intl';
import type { ApiToken, ApiTokenCreated, ApiTokenRequest } from '@hoster/contract';
import { and, desc, eq, lt } from '../../platform/db/drizzle.ts';
import { type Db, hasRoom } from '../../platform/db/index.ts';
import { FieldError, notFound } from '../../platform/http/index.ts';
import { type Context, dayMilliseconds, hashOf, randomText } from '../../platform/index.ts';
import { users } from '../auth/tables.ts';
import type { Viewer } from '../session/find-viewer.ts';
import { nameOf } from '../team/names.ts';
import { tokenStart } from './bearer.ts';
import { readNetwork } from './networks.ts';
import { apiTokens } from './tables.ts';

/** Tokens of a member at a time. */
const most = 50;
const prefixLength = 8;

const texts = defineMessages({
  scope: {
    id: 'identity.tokens.scope',
    defaultMessage: 'Your role doesn’t allow these permissions.',
    description: 'Error of the form that creates an API token',
  },
  network: {
    id: 'identity.tokens.network',
    defaultMessage: 'Enter IP addresses or networks, such as 192.0.2.7 or 2001:db8::/48.',
    description: 'Error of the form that creates an API token',
  },
  full: {
    id: 'identity.tokens.full',
    defaultMessage: 'You already have the maximum number of tokens. Delete one to add another.',
    description: 'Error of the form that creates an API token',
  },
});

type Row = typeof apiTokens.$inferSelect;

/** Tokens that a viewer may see and delete: those of the account for its owners, else their own. */
const visible = ({ accountId, role, userId }: Viewer) =>
  and(eq(apiTokens.accountId, accountId), role === 'owner' ? undefined : eq(apiTokens.userId, userId));

/** Tokens of the account, newest first. */
export async function listTokens({ clock, db }: Pick<Context, 'clock' | 'db'>, viewer: Viewer): Promise<ApiToken[]> {
  const rows = await db
    .select({ token: apiTokens, user: users })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .where(visible(viewer))
    .orderBy(desc(apiTokens.id));
  return rows.map(({ token, user }) => presentToken(token, { owner: nameOf(user), viewer, now: clock.now() }));
}

function presentToken(row: Row, { owner, viewer, now }: { owner: string; viewer: Viewer; now: Date }): ApiToken {
  return {
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    scopes: row.scopes,
    owner,
    is_own: row.userId === viewer.userId,
    networks: row.networks,
    created: row.createdAt.toISOString(),
    expires: row.expiresAt.toISOString(),
    is_expired: row.expiresAt <= now,
    last_used: row.lastUsedAt?.toISOString() ?? null,
    last_used_from: row.lastUsedAddress,
  };
}

/**
 * Creates a token that acts for the viewer in the account.
 * @throws FieldError for scopes that their role doesn't have, for networks that are none, and for too many tokens
 */
export async function createToken(
  { clock }: Context,
  tx: Db,
  viewer: Viewer,
  request: ApiTokenRequest,
): Promise<ApiTokenCreated> {
  if (!request.scopes.every((scope) => viewer.scopes.includes(scope))) throw new FieldError({ scopes: [texts.scope] });
  const networks = request.networks.map((text) => readNetwork(text));
  if (networks.includes(null)) throw new FieldError({ networks: [texts.network] });
  const { accountId, userId } = viewer;
  const where = and(eq(apiTokens.accountId, accountId), eq(apiTokens.userId, userId));
  const owner = `user ${userId} of account ${accountId}`;
  if (!(await hasRoom(tx, { table: apiTokens, where, owner, most })))
    throw new FieldError({ non_field_errors: [texts.full] });
  const secret = tokenStart + randomText(40);
  const now = clock.now();
  const [row] = await tx
    .insert(apiTokens)
    .values({
      accountId,
      userId,
      name: request.name,
      prefix: secret.slice(0, prefixLength),
      tokenHash: hashOf(secret),
      scopes: [...new Set(request.scopes)],
      networks: [...new Set(networks)].filter((network) => network !== null),
      createdAt: now,
      expiresAt: new Date(now.getTime() + request.days * dayMilliseconds),
    })
    .returning();
  if (!row) throw new Error('The token was not stored.');
  return { token: presentToken(row, { owner: nameOf(viewer), viewer, now }), secret };
}

/** Deletes a token. @returns its name. @throws AppError 404 for one that the viewer can't see */
export async function deleteToken(tx: Db, viewer: Viewer, id: number): Promise<string> {
  const [row] = await tx
    .delete(apiTokens)
    .where(and(eq(apiTokens.id, id), visible(viewer)))
    .returning();
  if (!row) throw notFound();
  return row.name;
}

/** Deletes tokens that expired a month ago: until then, the list shows why a program has stopped working. */
export async function sweepTokens(db: Db, now: Date): Promise<void> {
  await db.delete(apiTokens).where(lt(apiTokens.expiresAt, new Date(now.getTime() - 30 * dayMilliseconds)));
}

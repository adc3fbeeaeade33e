import { translate } from '../../../i18n/translate.ts';
import { OrderDraft, type SavedOrderDraft, type ProductLine } from '@hoster/contract';
import { and, eq, gt, isNull, lt } from '../../../platform/db/drizzle.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Context, hashOf, randomText } from '../../../platform/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import { consumeLimit, cookieOf, networkOf, setCookie, tooMany } from '../../../platform/http/index.ts';
import { viewerOf } from '../../../identity/index.ts';
import { isPrivateKey, sshKeyProblem } from '../ssh-keys/ssh-key.ts';
import { orderDrafts } from '../tables.ts';

const cookieName = 'order_draft';
const lifeSeconds = 30 * 24 * 60 * 60;
const newDrafts = { action: 'new order draft', times: 60, seconds: 3600 };
const changes = { action: 'order draft', times: 1200, seconds: 3600 };
const empty = OrderDraft.parse({});

/** Hash for finding the draft of a request; null when its browser has none. */
export function draftHash(request: FastifyRequest): string | null {
  const token = cookieOf(request, cookieName);
  return token ? hashOf(token) : null;
}

/** The draft of this browser, if it belongs to the signed-in user; an empty one otherwise. */
export async function readDraft(request: FastifyRequest, line: ProductLine): Promise<SavedOrderDraft> {
  const row = await ownRow(request, line);
  return present(request, OrderDraft.safeParse(row?.content).data ?? empty);
}

/**
 * Saves a draft. The first one of a browser gets an id of its own, and so does that of another customer. After the
 * owner's session has ended, entries are added to their draft without showing it: after sign-in both are available.
 * @throws AppError 429
 */
export async function saveDraft(
  request: FastifyRequest,
  reply: FastifyReply,
  line: ProductLine,
  draft: OrderDraft,
): Promise<SavedOrderDraft> {
  const context = request.server.hoster;
  const viewer = await viewerOf(request);
  const stored = withoutPrivateKey(draft);
  const { owner, rows } = await browserDrafts(request);
  const found = rows.find((row) => row.line === line);
  const isUnseen = !viewer && owner !== null;
  const isOthers = viewer !== null && owner !== null && owner !== viewer.accountId;
  if (isUnseen && found) {
    const content = OrderDraft.parse({ ...found.content, ...entered(stored) });
    await context.db.update(orderDrafts).set({ content }).where(isRow(found.tokenHash, line));
    return present(request, draft);
  }
  if (isEmpty(stored)) {
    if (found && !isOthers) await context.db.delete(orderDrafts).where(isRow(found.tokenHash, line));
    return present(request, draft);
  }
  // The drafts of all lines share the browser's cookie.
  const known = isOthers ? undefined : rows[0]?.tokenHash;
  const tokenHash = known ?? (await newToken(context, request, reply));
  if (!(await consumeLimit(context, { ...changes, subject: tokenHash }))) throw tooMany(changes.seconds);
  const values = {
    content: stored,
    accountId: viewer?.accountId ?? owner,
    // Entries made after an order belong to the next one.
    purchaseId: null,
    expiresAt: new Date(context.clock.now().getTime() + lifeSeconds * 1000),
  };
  await context.db
    .insert(orderDrafts)
    .values({ tokenHash, line, ...values })
    .onConflictDoUpdate({ target: [orderDrafts.tokenHash, orderDrafts.line], set: values });
  return present(request, draft);
}

/** Links a draft to the order made from it: once that is paid for, the draft is no longer needed. */
export async function orderedDraft(tx: Db, tokenHash: string, line: ProductLine, purchaseId: number): Promise<void> {
  await tx.update(orderDrafts).set({ purchaseId }).where(isRow(tokenHash, line));
}

/** Deletes the draft of an order that has been paid for. */
export async function forgetOrderedDraft(tx: Db, purchaseId: number): Promise<void> {
  await tx.delete(orderDrafts).where(eq(orderDrafts.purchaseId, purchaseId));
}

/** Deletes the drafts that have expired. */
export async function sweepDrafts(db: Db, now: Date): Promise<void> {
  await db.delete(orderDrafts).where(lt(orderDrafts.expiresAt, now));
}

const isRow = (tokenHash: string, line: ProductLine) =>
  and(eq(orderDrafts.tokenHash, tokenHash), eq(orderDrafts.line, line));

/** The rows of this browser, one for each line, and the account that all of them belong to, or null. */
async function browserDrafts(request: FastifyRequest) {
  const { clock, db } = request.server.hoster;
  const tokenHash = draftHash(request);
  if (tokenHash === null) return { owner: null, rows: [] };
  const rows = await db
    .select()
    .from(orderDrafts)
    .where(and(eq(orderDrafts.tokenHash, tokenHash), gt(orderDrafts.expiresAt, clock.now())));
  return { owner: rows.find(({ accountId }) => accountId !== null)?.accountId ?? null, rows };
}

/**
 * The row of this browser, if the viewer may see it. A user who signs in takes over all of them; from then on only they
 * may see them.
 */
async function ownRow(request: FastifyRequest, line: ProductLine) {
  const { db } = request.server.hoster;
  const { owner, rows } = await browserDrafts(request);
  const viewer = await viewerOf(request);
  const row = rows.find((one) => one.line === line);
  if (!row || (owner !== null && owner !== viewer?.accountId)) return undefined;
  if (viewer) {
    await db
      .update(orderDrafts)
      .set({ accountId: viewer.accountId })
      .where(and(eq(orderDrafts.tokenHash, row.tokenHash), isNull(orderDrafts.accountId)));
  }
  return row;
}

async function newToken(context: Context, request: FastifyRequest, reply: FastifyReply): Promise<string> {
  if (!(await consumeLimit(context, { ...newDrafts, subject: networkOf(request) }))) throw tooMany(newDrafts.seconds);
  const token = randomText(32);
  const { secure } = context.settings;
  setCookie(reply, cookieName, token, { maxAge: lifeSeconds, now: context.clock.now(), httpOnly: true, secure });
  return hashOf(token);
}

/** A private key pasted by mistake is answered with an error, but not kept. */
const withoutPrivateKey = (draft: OrderDraft): OrderDraft =>
  isPrivateKey(draft.ssh_key.key) ? { ...draft, ssh_key: { ...draft.ssh_key, key: '' } } : draft;

/** The non-empty fields of a draft. */
const entered = (draft: OrderDraft): Partial<OrderDraft> =>
  Object.fromEntries(
    Object.entries(draft).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(empty[name as keyof OrderDraft]),
    ),
  );

/** Removes the draft from the browser at sign-out, so that the next user doesn't see it. */
export function forgetDraftCookie(request: FastifyRequest, reply: FastifyReply): void {
  if (draftHash(request) === null) return;
  setCookie(reply, cookieName, '', { maxAge: 0, now: request.server.hoster.clock.now() });
}

const isEmpty = (draft: OrderDraft): boolean => JSON.stringify(OrderDraft.parse(draft)) === JSON.stringify(empty);

function present(request: FastifyRequest, draft: OrderDraft): SavedOrderDraft {
  const problem = draft.ssh_key.key.trim() === '' ? null : sshKeyProblem(draft.ssh_key.key);
  return { ...draft, errors: problem ? { ssh_key: { key: [translate(request.language, problem)] } } : {} };
}

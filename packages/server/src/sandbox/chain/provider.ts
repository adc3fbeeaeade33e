import { asc, eq } from '../../platform/db/drizzle.ts';
import { coinState } from '@hoster/domain/crypto/payment';
import { type Context, randomText, dayMilliseconds } from '../../platform/index.ts';
import { type AttemptRequest, pathOf, type PaymentProvider, ProviderRefused } from '../../billing/index.ts';
import { assetOf, assets } from './assets.ts';
import { presentCoins } from './present.ts';
import { chainEvents, chainWallets } from './tables.ts';
import { decideOn, watchWallet } from './watch.ts';
import { lockWallet, quote } from './wallets.ts';

/** How long after the end late coins are detected. */
const LATE_DAYS = 30;

/** The embedded chain as a provider: a new address for each attempt. For demos without real coins. */
export function chainProvider(context: Pick<Context, 'db' | 'clock'>): PaymentProvider {
  const { db, clock } = context;
  return {
    name: 'chain',
    accepts: (method) => method === 'crypto',
    coins: assets,
    sendsBack: false,
    polling: { everySeconds: 0, days: LATE_DAYS + 1 },
    open: async (request) => ({
      providerRef: await openWallet(context, request),
      redirectUrl: null,
    }),
    withdraw: (providerRef) =>
      db.transaction(async (tx) => {
        const now = clock.now();
        const wallet = await lockWallet(tx, providerRef, now);
        if (!wallet || wallet.told.end === 'closed') return true;
        const { state } = coinState(wallet.terms, wallet.transactions, wallet.told, now);
        if (wallet.told.end === 'approved' || state === 'pending') return false;
        // Received coins are credited; coins that arrive later are late.
        const expiresAt = wallet.terms.expiresAt < now ? wallet.terms.expiresAt : now;
        await tx.update(chainWallets).set({ expiresAt }).where(eq(chainWallets.id, providerRef));
        await decideOn(tx, { ...wallet, terms: { ...wallet.terms, expiresAt } }, now);
        return true;
      }),
    events: async (providerRef) => {
      await watchWallet(context, providerRef);
      const rows = await db
        .select({ event: chainEvents.event })
        .from(chainEvents)
        .where(eq(chainEvents.walletId, providerRef))
        .orderBy(asc(chainEvents.position));
      return rows.map(({ event }) => event);
    },
    presentCoins: (providerRef) => presentCoins(context, providerRef),
    refund: () => Promise.reject(new ProviderRefused('Coins have no address to go back to')),
  };
}

/** @returns the wallet's id, the same for the same attempt */
async function openWallet({ db, clock }: Pick<Context, 'db' | 'clock'>, request: AttemptRequest): Promise<string> {
  const asset = request.asset && assetOf(request.asset);
  if (!asset) throw new ProviderRefused('Unknown asset');
  const { attemptRef, amountCents, currency, euroCents, language, description, endsAt } = request;
  const now = clock.now();
  const returnUrl = pathOf(request.returnUrl);
  const values = { attemptRef, amountCents, currency, euroCents, language, description, returnUrl, expiresAt: endsAt };
  await db
    .insert(chainWallets)
    .values({
      ...values,
      ...quote(asset, euroCents, now),
      id: `cw_${randomText(24)}`,
      ticker: asset.ticker,
      network: asset.network,
      address: asset.address(),
      watchedUntil: new Date(endsAt.getTime() + LATE_DAYS * dayMilliseconds),
      createdAt: now,
    })
    .onConflictDoNothing({ target: chainWallets.attemptRef });
  const [row] = await db
    .select({ id: chainWallets.id })
    .from(chainWallets)
    .where(eq(chainWallets.attemptRef, attemptRef));
  if (!row) throw new Error(`The wallet of ${attemptRef} is missing`);
  return row.id;
}

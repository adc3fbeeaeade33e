import { and, eq, isNotNull, isNull, lte, or } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import { z } from 'zod';
import { jsonBytes, outgoing } from '../../platform/http/index.ts';
import { type Context, dayMilliseconds } from '../../platform/index.ts';
import { dueById, type Job } from '../../platform/jobs/index.ts';
import { legalEntities, type VatEvidence } from '../payments/tables.ts';
import { listSellers } from '../../settings/index.ts';

const askVies = outgoing({ milliseconds: 10_000, body: jsonBytes });
/** How long an answer is valid. */
const holdsMilliseconds = 30 * dayMilliseconds;

/** Answer of the European Commission's service to `check-vat-number`. */
const Answer = z.object({
  valid: z.boolean(),
  requestIdentifier: z.string().nullish(),
  name: z.string().nullish(),
  address: z.string().nullish(),
});
const Refusal = z.object({ errorWrappers: z.array(z.object({ error: z.string() })).min(1) });

/**
 * Asks VIES whether a company's VAT id is valid, and stores the answer with its proof. Until there is one, VAT is
 * charged; an id that was valid stays so while the service is down. Safe to repeat.
 * @throws when the service doesn't answer, or reports that it can't; the queue then retries
 */
export async function checkVatId({ db, clock, settings }: Context, legalEntityId: number): Promise<void> {
  const [row] = await db.select().from(legalEntities).where(eq(legalEntities.id, legalEntityId));
  if (!row?.vatId || row.removedAt !== null || settings.viesUrl === null) return;
  const answer = await ask(settings.viesUrl, row.vatId, await requesterOf(db));
  const evidence: VatEvidence = {
    identifier: answer.requestIdentifier ?? null,
    name: answer.name ?? null,
    address: answer.address ?? null,
  };
  await db
    .update(legalEntities)
    .set({ vatStatus: answer.valid ? 'valid' : 'invalid', vatCheckedAt: clock.now(), vatEvidence: evidence })
    .where(and(eq(legalEntities.id, row.id), eq(legalEntities.vatId, row.vatId)));
}

/** Our own VAT id; empty without one. */
const requesterOf = async (db: Db): Promise<string> =>
  (await listSellers(db, 'en')).find(({ is_default: isDefault }) => isDefault)?.vat_id ?? '';

async function ask(viesUrl: string, vatId: string, requester: string): Promise<z.infer<typeof Answer>> {
  const response = await askVies(`${viesUrl}/check-vat-number`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({
      countryCode: vatId.slice(0, 2),
      vatNumber: vatId.slice(2),
      ...(requester !== '' && {
        requesterMemberStateCode: requester.slice(0, 2),
        requesterNumber: requester.slice(2),
      }),
    }),
  });
  const body: unknown = await response.json();
  const answer = Answer.safeParse(body);
  if (response.ok && answer.success) return answer.data;
  const refusal = Refusal.safeParse(body);
  const reason = refusal.success ? refusal.data.errorWrappers[0]?.error : undefined;
  if (reason === 'INVALID_INPUT') return { valid: false };
  throw new Error(`VIES answered ${response.status} ${reason ?? 'in another shape'}`);
}

/** Companies whose VAT id is due for a check: new ones, and valid ones with an old answer. */
export async function dueVatChecks({ db, clock, settings }: Context): Promise<number[]> {
  if (settings.viesUrl === null) return [];
  const old = new Date(clock.now().getTime() - holdsMilliseconds);
  const { id, vatCheckedAt, vatId, vatStatus, removedAt } = legalEntities;
  const rows = await db
    .select({ id })
    .from(legalEntities)
    .where(
      and(
        isNotNull(vatId),
        isNull(removedAt),
        or(eq(vatStatus, 'pending'), and(eq(vatStatus, 'valid'), lte(vatCheckedAt, old))),
      ),
    )
    .limit(100);
  return rows.map((row) => row.id);
}

/** Checks VAT ids. */
export const vatCheckJob: Job<{ legalEntityId: number }> = {
  name: 'vat.check',
  // The register of a country may be down for days; the rows queue a job again after its last retry.
  queue: { retryLimit: 20, retryDelay: 30, retryBackoff: true, retryDelayMax: 3600, pollSeconds: 15 },
  handle: (context, { legalEntityId }) => checkVatId(context, legalEntityId),
  due: async (context) => dueById(await dueVatChecks(context), (legalEntityId) => ({ legalEntityId })),
};

declare module '../../platform/settings.ts' {
  interface Settings {
    /** Service that checks VAT ids, without a trailing slash; null: staff check them. */
    readonly viesUrl: string | null;
  }
}

import { and, eq, isNotNull, isNull, lte, or } from '../../db/drizzle.ts';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { legalEntities } from '../payments/tables.ts';
import { listCompanies } from '../site/companies.ts';
import type { VatEvidence } from './evidence.ts';

const timeoutMilliseconds = 10_000;
/** How long an answer holds. */
const holdsMilliseconds = 30 * 24 * 60 * 60 * 1000;

/** What the service of the European Commission answers to `check-vat-number`. */
const Answer = z.object({
  valid: z.boolean(),
  requestIdentifier: z.string().nullish(),
  name: z.string().nullish(),
  address: z.string().nullish(),
});
const Refusal = z.object({ errorWrappers: z.array(z.object({ error: z.string() })).min(1) });

/**
 * Asks VIES whether a company's VAT id is valid, and keeps the answer with its proof. Until there is one, VAT is charged;
 * an id that was valid stays so while the service is away. Safe to repeat.
 * @throws when the service doesn't answer, or says that it can't; the queue then asks again
 */
export async function checkVatId({ db, clock, settings }: Context, legalEntityId: number): Promise<void> {
  const [row] = await db.select().from(legalEntities).where(eq(legalEntities.id, legalEntityId));
  if (!row?.vatId || row.removedAt !== null || settings.viesUrl === null) return;
  const answer = await ask(settings.viesUrl, row.vatId);
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

async function ask(viesUrl: string, vatId: string): Promise<z.infer<typeof Answer>> {
  const requester = listCompanies('en').find(({ is_default: isDefault }) => isDefault)?.vat_id ?? '';
  const response = await fetch(`${viesUrl}/check-vat-number`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({
      countryCode: vatId.slice(0, 2),
      vatNumber: vatId.slice(2),
      requesterMemberStateCode: requester.slice(0, 2),
      requesterNumber: requester.slice(2),
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMilliseconds),
  });
  const body: unknown = await response.json();
  const answer = Answer.safeParse(body);
  if (response.ok && answer.success) return answer.data;
  const refusal = Refusal.safeParse(body);
  const reason = refusal.success ? refusal.data.errorWrappers[0]?.error : undefined;
  if (reason === 'INVALID_INPUT') return { valid: false };
  throw new Error(`VIES answered ${response.status} ${reason ?? 'in another shape'}`);
}

/** Companies whose VAT id is to be checked: new ones, and valid ones whose answer is old. */
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

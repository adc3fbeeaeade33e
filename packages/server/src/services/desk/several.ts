import type { StaffServicesUpdate, StaffServicesUpdated } from '@hoster/contract';
import { inArray } from '../../platform/db/drizzle.ts';
import { AppError, type Language } from '../../platform/http/index.ts';
import type { Context } from '../../platform/index.ts';
import { services } from '../../sales/index.ts';
import { updateService } from './update.ts';

type Result = StaffServicesUpdated['results'][number];

/**
 * Makes a change of several services, one after the other: each in a transaction of its own and once for the key, as a
 * change of it alone.
 */
export async function updateSeveral(
  context: Context,
  { ids, ...update }: StaffServicesUpdate,
  { language, userId }: { language: Language; userId: number },
): Promise<StaffServicesUpdated> {
  const unique = [...new Set(ids)].toSorted((a, b) => a - b);
  const named = await context.db
    .select({ id: services.id, name: services.name })
    .from(services)
    .where(inArray(services.id, unique));
  const results: Result[] = [];
  for (const id of unique) {
    const name = named.find((one) => one.id === id)?.name ?? '';
    try {
      const changed = await updateService(context, id, update, userId);
      results.push({ id, name, outcome: changed ? 'changed' : 'unchanged', problem: null });
    } catch (error) {
      // Failures on our side end the request: it can be sent again with the same key.
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      results.push({ id, name, outcome: 'refused', problem: problemOf(error, language) });
    }
  }
  return { results };
}

/** Why a change was refused, in one text. */
function problemOf(error: AppError, language: Language): string {
  const { detail, ...fields } = error.body(language);
  return typeof detail === 'string' ? detail : Object.values(fields).flat().join(' ');
}

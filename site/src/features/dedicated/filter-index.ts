import type { DsFigures } from '@hoster/contract';
import { countPassing, countWithoutEach } from '@hoster/domain/lines/dedicated/figures';
import type { DsFilter } from '@hoster/domain/lines/dedicated/filter';
import { factsIn } from '@hoster/domain/lines/dedicated/list-index';
import { fetchDsIndex } from '../../api/dedicated.ts';
import type { AppContext } from '../../app/app-context.tsx';

/** Counts the servers of a list with the backend's rules. */
export interface FilterIndex {
  /** Part of the list; undefined for all of it. */
  readonly landing: string | undefined;
  count(filter: DsFilter): number;
  /** Number of servers without each active filter. */
  without(filter: DsFilter): DsFigures['without'];
}

/** Fetches the index of a list. Throws `ApiError`. */
export async function loadFilterIndex(app: AppContext, landing: string | undefined): Promise<FilterIndex> {
  const facts = factsIn(await fetchDsIndex(app, landing));
  return {
    landing,
    count: (filter) => countPassing(facts, filter),
    without: (filter) => countWithoutEach(facts, filter),
  };
}

import type { DsFigures } from '@hoster/contract';
import { countPassing, loosened } from '@hoster/domain/lines/dedicated/figures';
import type { DsFilter } from '@hoster/domain/lines/dedicated/filter';
import { factsIn } from '@hoster/domain/lines/dedicated/list-index';
import { fetchDsIndex } from '../../api/dedicated.ts';
import type { AppContext } from '../../app-context.tsx';

/** Counts the servers of a list by the rules of the server. */
export interface ServerIndex {
  /** Part of the list; undefined for all of it. */
  readonly landing: string | undefined;
  count(filter: DsFilter): number;
  /** How many servers there are without each filter that is on. */
  without(filter: DsFilter): DsFigures['without'];
}

/** Fetches the index of a list. Throws `ApiError`. */
export async function loadServerIndex(app: AppContext, landing: string | undefined): Promise<ServerIndex> {
  const facts = factsIn(await fetchDsIndex(app, landing));
  return {
    landing,
    count: (filter) => countPassing(facts, filter),
    without: (filter) => loosened(facts, filter),
  };
}

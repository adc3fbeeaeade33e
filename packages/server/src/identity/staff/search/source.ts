import type { StaffFind, StaffPermission } from '@hoster/contract';
import { hasPermission } from '@hoster/domain';
import type { Context } from '../../../platform/index.ts';
import type { Viewer } from '../../session/find-viewer.ts';

/** Results of one kind at most. */
const most = 5;

/** Where staff find records of a kind by words. */
export interface FindSource {
  /** One of these opens it. */
  readonly permissions: readonly StaffPermission[];
  /** Finds at most `limit` records, the best or newest first. `text` has at least two characters. */
  find(context: Context, text: string, limit: number): Promise<readonly StaffFind[]>;
}

/** Records that a text finds, as far as the role of the viewer goes. */
export async function findForStaff(
  context: Context,
  { staffRole }: Pick<Viewer, 'staffRole'>,
  text: string,
): Promise<StaffFind[]> {
  const sources = context.findSources.filter(({ permissions }) =>
    permissions.some((permission) => hasPermission(staffRole, permission)),
  );
  return (await Promise.all(sources.map((source) => source.find(context, text, most)))).flat();
}

declare module '../../../platform/context.ts' {
  interface Context {
    /** What staff find by words, from the areas that have it. */
    readonly findSources: readonly FindSource[];
  }
}
declare module '../../../platform/module.ts' {
  interface Module {
    /** Records that staff find by words. */
    readonly finds?: readonly FindSource[];
  }
}

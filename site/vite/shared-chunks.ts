import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { FOOTER, LATE_PARTS, PARTS_FOR_SOME } from '../src/layout/parts-of-every-page.ts';
import { fewChunks, reached } from './few-chunks.ts';

type Group = Rolldown.CodeSplittingGroup;

const PAGE = /\/site\/src\/pages\/([^/]+)\/(route|page)\.tsx?$/;

/**
 * Group of modules that pages share, in few chunks (`fewChunks`). It's the last group: what those before it take stays
 * theirs.
 * @param root folder of the site
 * @param entries files where the browser begins, in `root`; all that the first of them imports is loaded first
 * @param pages folders of all pages
 * @param groups those before it
 */
export function sharedChunks(
  root: string,
  entries: readonly string[],
  pages: readonly string[],
  groups: readonly Group[],
): Group {
  let firstOf: Map<string, string> | null = null;
  const ofEveryPage = new Set([...LATE_PARTS, FOOTER, ...PARTS_FOR_SOME].map((part) => join(root, part)));
  const decide = (context: Rolldown.ChunkingContext) => {
    const moduleOf = (id: string) => context.getModuleInfo(id);
    const starts = entries.map((entry) => join(root, entry));
    const initial = reached(starts.slice(0, 1), (id) => moduleOf(id)?.importedIds ?? []);
    return fewChunks({
      entries: starts,
      moduleOf,
      groupOf: (id) => {
        if (initial.has(id)) return 'initial';
        // Styles stay with the scripts that need them: together they would be a larger sheet, for which pages wait.
        if (id.endsWith('.vanilla.css')) return id;
        // Its index names all icons, and most of it is dropped later: what draws one would seem to need all.
        if (id.includes('/lucide-react/')) return 'icons';
        const taken = groups.find(({ test, tags }) => !tags && test instanceof RegExp && test.test(id));
        return typeof taken?.name === 'string' ? taken.name : null;
      },
      visitsOf: (entry) => {
        if (ofEveryPage.has(entry)) return pages;
        const page = PAGE.exec(entry)?.[1];
        if (!page) return [entry];
        // A page's data is asked for by its route, whose script comes first.
        return entry.endsWith('/route.ts') ? [entry, page] : [page];
      },
    });
  };
  return {
    name: (id, context) => {
      const first = (firstOf ??= decide(context)).get(id);
      return first
        ?.replace(/^.*\/(src|node_modules)\//, '')
        .replace(/\.[a-z]+$/, '')
        .replaceAll(/[^\w-]/g, '-');
    },
    // It would take modules along that pages need without it.
    includeDependenciesRecursively: false,
  };
}

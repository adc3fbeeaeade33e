import type { IndexInput, Indexer } from 'storybook/internal/types';
import { storyNameFromExport, toId } from 'storybook/internal/csf';

/** Stories that test a component instead of showing how it is used. */
export const isTest = ({ exportName, title }: Pick<IndexInput, 'exportName' | 'title'>): boolean =>
  /^(?:Matrix|KeyboardTable|Long|Hostile)/.test(exportName) && !/^(?:Compositions|Foundations)\//.test(title ?? '');

/**
 * Returns an indexer that lists tests under "Tests", out of the way of those who look something up. They stay in the
 * files of their components.
 */
export const testsApart = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) => {
    const inputs = await indexer.createIndex(file, options);
    const shown = inputs.filter((input) => !isTest(input));
    const tests = inputs.filter(isTest).map((input) => {
      const title = `Tests/${(input.title ?? '').replace(/^Tests\//, '')}`;
      return { ...input, title, __id: toId(title, storyNameFromExport(input.exportName)) };
    });
    // A documentation page takes the title of the first story.
    return [...shown, ...tests];
  },
});

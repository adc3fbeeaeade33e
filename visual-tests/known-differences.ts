/** What differs in a browser, by story id. The run fails when a listed story passes again. */
export const knownDifferences: Record<'firefox' | 'webkit', Readonly<Record<string, string>>> = {
  firefox: {},
  webkit: {},
};

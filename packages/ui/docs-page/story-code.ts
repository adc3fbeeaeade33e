/** What a story has for tests and pictures only. The formatter indents it by two spaces, and ends it so. */
const ASIDE = /^ {2}(?:play|parameters|globals|tags|name|decorators): (?:.*,\n|[\s\S]*?^ {2}\S.*\n)/gm;

/** Returns the source of a story, `{ args, render, play }`, without what only tests and pictures use. */
export function storyCode(source: string): string {
  return source.replaceAll(ASIDE, '');
}

import { textIn } from '../../i18n/localised.ts';
import type { Language } from '../../platform/http/index.ts';
import { helpCategories, type HelpCategorySeed } from './categories.ts';
import { helpTags, type HelpTagSeed } from './tags.ts';
import type { Placeholders } from '../../platform/documents/index.ts';

const paths = new Map<string, readonly HelpCategorySeed[]>();
function addPaths(categories: readonly HelpCategorySeed[], above: readonly HelpCategorySeed[]): void {
  for (const category of categories) {
    const path = [...above, category];
    paths.set(category.slug, path);
    addPaths(category.children ?? [], path);
  }
}
addPaths(helpCategories, []);

/** A category with those above it, from the top level down; undefined for an unknown slug. */
export const categoryChain = (slug: string): readonly HelpCategorySeed[] | undefined => paths.get(slug);

/** Slugs of a category and of those below it, in their order; none for an unknown slug. */
export const categoriesIn = (slug: string): string[] =>
  [...paths].filter(([, path]) => path.some((category) => category.slug === slug)).map(([below]) => below);

/** Slugs of all categories in their order. */
export const categoryOrder: readonly string[] = [...paths.keys()];

const tags = new Map(helpTags.map((tag, index) => [tag.slug, { ...tag, id: index + 1 }]));

/** A tag by its slug. */
export const tagOf = (slug: string): (HelpTagSeed & { id: number }) | undefined => tags.get(slug);

/** Tags as calls return them; unknown ones are left out. */
export const presentTags = (slugs: readonly string[], language: Language) =>
  slugs.flatMap((slug) => {
    const tag = tags.get(slug);
    return tag ? [{ id: tag.id, slug, name: textIn(tag.name, language) }] : [];
  });

/** Texts that the pages of all tags share. */
export const helpTagText = 'help-tag';
const prefix = `${helpTagText}-`;

/** Texts and placeholders of a tag's page, `help-tag-ssh`; null for another slug or an unknown tag. */
export function helpTagPage(slug: string, language: Language): { texts: string[]; values: Placeholders } | null {
  const tag = slug.startsWith(prefix) ? tagOf(slug.slice(prefix.length)) : undefined;
  return tag ? { texts: [helpTagText], values: { tagName: textIn(tag.name, language) } } : null;
}

import { textIn } from '../../i18n/localised.ts';
import { defineMessage } from '@formatjs/intl';
import { translate } from '../../i18n/translate.ts';
import type { Article, ArticleCard, FeaturedTag, HelpCategory } from '@hoster/contract';
import type { Language } from '../../platform/http/index.ts';
import { helpCategories, type HelpCategorySeed } from './categories.ts';
import { markedUp } from './highlight.ts';
import type { HelpArticleRow } from './tables.ts';
import { categoryChain, presentTags } from './tree.ts';

type Listed = Pick<HelpArticleRow, 'slug' | 'title' | 'category' | 'position'>;

/** Tree of categories with their articles. Categories without any are left out. */
export function articleTree(articles: readonly Listed[], language: Language): HelpCategory[] {
  const present = ({ id, slug, title, icon, description, children = [] }: HelpCategorySeed): HelpCategory => {
    const own = articles.filter(({ category }) => category === slug);
    const below = children.map(present).filter(({ article_count: all }) => all > 0);
    return {
      id,
      slug,
      title: textIn(title, language),
      icon,
      description: textIn(description, language),
      article_count: below.reduce((sum, { article_count: all }) => sum + all, own.length),
      articles: own.map((article) => ({ slug: article.slug, title: article.title, position: article.position })),
      children: below,
    };
  };
  return helpCategories.map(present).filter(({ article_count: all }) => all > 0);
}

type Card = Pick<HelpArticleRow, 'slug' | 'title' | 'excerpt' | 'tags' | 'category' | 'updated'> & { found?: string };

/** An article as lists show it. */
export function presentCard(row: Card, language: Language): ArticleCard {
  const { slug, title, excerpt, tags, category, updated, found } = row;
  return {
    slug,
    title,
    excerpt,
    highlight: found === undefined ? null : markedUp(found, excerpt),
    tags: presentTags(tags, language),
    category: { slug: category, title: textIn(categoryChain(category)?.at(-1)?.title, language) ?? category },
    updated: `${updated}T00:00:00Z`,
  };
}

const site = defineMessage({ id: 'content.help.site', defaultMessage: '{brand} help', description: 'Help' });

/** An article as its page shows it. */
export function presentArticle(
  row: HelpArticleRow,
  { brand, related, languages }: { brand: string; related: Article['related']; languages: Language[] },
): Article {
  const { language, title, excerpt, keywords, body, toc, category, readingMinutes, reviewed } = row;
  const card = presentCard(row, language);
  return {
    ...card,
    body,
    toc,
    breadcrumbs: (categoryChain(category) ?? []).map((part) => ({
      slug: part.slug,
      title: textIn(part.title, language),
    })),
    related,
    available_languages: languages,
    page: {
      seo_title: `${title} · ${translate(language, site, { brand })}`,
      seo_title_optional: title,
      seo_description: excerpt,
      seo_keywords: keywords,
      footer: null,
      updated: card.updated,
    },
    reading_minutes: readingMinutes,
    reviewed: reviewed && `${reviewed}T00:00:00Z`,
  };
}

/** The tags of all articles, each as often as it is used: those of most articles first, then by name. */
export function presentFeaturedTags(used: readonly string[], language: Language): FeaturedTag[] {
  const counts = new Map<string, number>();
  for (const slug of used) counts.set(slug, (counts.get(slug) ?? 0) + 1);
  return presentTags([...counts.keys()], language)
    .map((tag) => ({ ...tag, article_count: counts.get(tag.slug) ?? 0 }))
    .toSorted((a, b) => b.article_count - a.article_count || a.name.localeCompare(b.name, language));
}

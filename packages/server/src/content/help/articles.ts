import { brandName } from '../../platform/company/index.ts';
import { escapeHtml, writtenIn } from '../../platform/documents/index.ts';
import type {
  Article,
  ArticlesFound,
  ArticlesQuery,
  FeaturedTag,
  FeaturedTagsQuery,
  HelpCategory,
  Page,
} from '@hoster/contract';
import { and, asc, count, desc, eq, getTableColumns, inArray, ne, sql, type SQL } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import { type Language, notFound, pageOf } from '../../platform/http/index.ts';
import { linkedFor, type Reader } from '../reader.ts';
import { headline } from './highlight.ts';
import { articleTree, presentArticle, presentCard, presentFeaturedTags } from './present.ts';
import { findArticles, searchConfigs, type Found } from './search.ts';
import { helpArticles } from './tables.ts';
import { categoriesIn, categoryOrder } from './tree.ts';

const { slug, title, excerpt, tags, category, updated } = getTableColumns(helpArticles);
/** Category of the articles about the VPN. */
const VPN_CATEGORY = 'vpn';
const cardColumns = { slug, title, excerpt, tags, category, updated };

/** Condition for articles that the regional rules show to a reader. */
const isOffered = ({ seesVpn }: Reader): SQL | undefined => (seesVpn ? undefined : ne(category, VPN_CATEGORY));

/** The same condition, limited to the reader's language. */
const isShown = (reader: Reader): SQL | undefined =>
  and(eq(helpArticles.language, writtenIn(reader.language)), isOffered(reader));

/** The categories with the articles in the visitor's language. */
export async function categoryTree(db: Db, reader: Reader): Promise<HelpCategory[]> {
  const { position } = helpArticles;
  const rows = await db
    .select({ slug, title, category, position })
    .from(helpArticles)
    .where(isShown(reader))
    .orderBy(asc(position), asc(slug));
  return articleTree(rows, reader.language);
}

/**
 * A page of articles in the visitor's language: results of a search, or articles with tags or in a category.
 * @throws AppError 404 for a page beyond the last
 */
export async function listArticles(db: Db, query: ArticlesQuery, reader: Reader): Promise<ArticlesFound> {
  const { language } = reader;
  const { page, page_size: size } = query;
  const found = await findArticles(db, query.search, language);
  const wanted = conditionsOf(query, reader, found);
  const [total] = await db.select({ rows: count() }).from(helpArticles).where(wanted);
  const rows = await db
    .select({ ...cardColumns, ...(found && { found: foundIn(found, language) }) })
    .from(helpArticles)
    .where(wanted)
    .orderBy(...orderOf(query, found))
    .limit(size)
    .offset((page - 1) * size);
  if (rows.length === 0 && page > 1) throw notFound();
  const answer = pageOf(
    rows.map((row) => presentCard(row, language)),
    { count: total?.rows ?? 0, path: '/my/api/dream/article/', query },
  );
  return { ...answer, searched: found?.searched ?? null };
}

function conditionsOf(query: ArticlesQuery, reader: Reader, found: Found | null): SQL | undefined {
  const wanted = (query.tags ?? '').split(',').filter(Boolean);
  return and(
    isShown(reader),
    wanted.length > 0 ? sql`${tags} @> ${JSON.stringify(wanted)}::jsonb` : undefined,
    query.category ? inArray(category, categoriesIn(query.category)) : undefined,
    found ? inArray(slug, [...found.slugs]) : undefined,
  );
}

function orderOf({ ordering }: ArticlesQuery, found: Found | null): SQL[] {
  const { position } = helpArticles;
  const chosen = {
    title: [asc(title)],
    '-title': [desc(title)],
    updated: [asc(updated)],
    '-updated': [desc(updated)],
  };
  if (ordering) return [...chosen[ordering], asc(slug)];
  return found ? [placeIn(found.slugs, slug)] : [placeIn(categoryOrder, category), asc(position), asc(slug)];
}

const placeIn = (order: readonly string[], column: typeof slug | typeof category): SQL =>
  sql`array_position(array(select jsonb_array_elements_text(${JSON.stringify(order)}::jsonb)), ${column})`;

function foundIn({ queries }: Found, language: Language): SQL<string> {
  return headline(searchConfigs[language], sql`${excerpt} || ' ' || ${helpArticles.plain}`, queries[language]);
}

/**
 * One article.
 * @throws AppError 404 when there is none in the visitor's language
 */
export async function articleOf(db: Db, name: string, reader: Reader): Promise<Article> {
  const { language } = reader;
  const versions = await db
    .select()
    .from(helpArticles)
    .where(and(eq(slug, name), isOffered(reader)));
  const article = versions.find((version) => version.language === language);
  if (!article) throw notFound(`No article ${name}`);
  const others = await db
    .select({ slug, title })
    .from(helpArticles)
    .where(and(isShown(reader), inArray(slug, article.related)));
  const brand = await brandName(db);
  const presented = presentArticle(article, {
    brand,
    related: article.related.flatMap((wanted) => others.find((other) => other.slug === wanted) ?? []),
    languages: versions.map((version) => version.language).toSorted(),
  });
  return { ...presented, body: linkedFor(reader, presented.body).replaceAll('{brand}', escapeHtml(brand)) };
}

/**
 * A page of the tags that have articles.
 * @throws AppError 404 for a page beyond the last
 */
export async function featuredTags(db: Db, query: FeaturedTagsQuery, reader: Reader): Promise<Page<FeaturedTag>> {
  const { page, page_size: size } = query;
  const rows = await db.select({ tags }).from(helpArticles).where(isShown(reader));
  const all = presentFeaturedTags(
    rows.flatMap((row) => row.tags),
    reader.language,
  );
  const results = all.slice((page - 1) * size, page * size);
  if (results.length === 0 && page > 1) throw notFound();
  return pageOf(results, { count: all.length, path: '/my/api/dream/featured-tag/', query });
}

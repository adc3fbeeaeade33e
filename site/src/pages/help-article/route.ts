import { breadcrumbsData } from '@hoster/ui/structured-data';
import { articleQuery, helpTreeQuery } from '../../api/help.ts';
import { articlePath, categoryHref } from '../../features/help/help-address.ts';
import { helpMessages } from '../../features/help/words.ts';
import { asLang, localPath } from '../../i18n/languages.ts';
import { definePage } from '../../app/router/page.ts';
import { articleLd } from '../../seo/json-ld.ts';
import type { PageMeta } from '../../seo/page-meta.ts';
import { sendReport } from './send-report.ts';

interface ArticleData {
  slug: string;
  origin: string;
  meta: Pick<PageMeta, 'title' | 'description' | 'keywords'>;
  articleLd: object;
  /** The path to the article, from below the help centre. */
  crumbs: { label: string; href?: string }[];
}

/** `/help/:slug/`: an article. */
export const route = definePage<ArticleData>({
  areas: ['help'],
  async load({ app, params: { slug = '' } }) {
    const { queryClient, lang, facts } = app;
    const [article] = await Promise.all([
      queryClient.ensureQueryData(articleQuery(app, slug)),
      queryClient.ensureQueryData(helpTreeQuery(app)),
    ]);
    const { title, excerpt, updated, page, breadcrumbs } = article;
    const url = facts.origin + localPath(lang, articlePath(slug));
    return {
      slug,
      origin: facts.origin,
      meta: {
        title: page.seo_title ?? title,
        description: page.seo_description ?? excerpt,
        ...(page.seo_keywords && { keywords: page.seo_keywords }),
      },
      articleLd: articleLd({ title, description: excerpt, url, updated, language: lang }),
      crumbs: [
        ...breadcrumbs.map((part) => ({ label: part.title, href: localPath(lang, categoryHref(part.slug)) })),
        { label: title },
      ],
    };
  },
  act: ({ app, params: { slug = '' }, form }) => sendReport(app, slug, form),
  meta({ intl, data: { meta, origin, crumbs, articleLd: ld } }) {
    const help = intl.formatMessage(helpMessages.help);
    const path = [{ label: help, href: localPath(asLang(intl.locale) ?? 'en', '/help/') }, ...crumbs];
    return { ...meta, isArticle: true, jsonLd: [ld, breadcrumbsData(path, origin)] };
  },
});

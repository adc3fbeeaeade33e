import { data as withStatus } from 'react-router-dom';
import { articlesQuery, helpTagsQuery, helpTreeQuery } from '../../api/help.ts';
import { PAGE_SIZE } from '../../features/help/help-address.ts';
import { pageIn } from '../../app/router/page-in.ts';
import { definePage } from '../../app/router/page.ts';

interface TagData {
  slug: string;
  name: string;
  page: number;
}

/** `/help/tag/:slug/`: the articles of a tag. */
export const route = definePage<TagData>({
  areas: ['help', 'long-text'],
  contextSlug: ({ slug = '' }) => `help-tag-${slug}`,
  async load({ app, params: { slug = '' }, url }) {
    const { queryClient } = app;
    const page = pageIn(url.searchParams);
    const tags = await queryClient.ensureQueryData(helpTagsQuery(app));
    const tag = tags.find((one) => one.slug === slug);
    if (!tag) throw withStatus(null, { status: 404 });
    await Promise.all([
      queryClient.ensureQueryData(helpTreeQuery(app)),
      queryClient.ensureQueryData(articlesQuery(app, { tags: slug, page, page_size: PAGE_SIZE })),
    ]);
    return { slug, name: tag.name, page };
  },
  meta: ({ data }) => ({ title: data.name, noindex: data.page > 1 }),
});

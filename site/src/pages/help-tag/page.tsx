import { Heading } from '@hoster/ui/heading';
import { Stack } from '@hoster/ui/stack';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { articlesQuery, helpTagsQuery } from '../../api/help.ts';
import { pageContextQuery } from '../../api/site.ts';
import { useApp } from '../../app/app-context.tsx';
import { ArticleList } from '../../features/help/article-list.tsx';
import { PAGE_SIZE, tagPath } from '../../features/help/help-address.ts';
import { HelpFrame } from '../../features/help/help-frame.tsx';
import { TagLinks } from '../../features/help/tag-links.tsx';
import { LongText } from '../../parts/long-text/long-text.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import type { route } from './route.ts';

/** `/help/tag/:slug/` */
export function Page() {
  const app = useApp();
  const { slug, name, page } = usePageData<typeof route>();
  const { data: articles } = useSuspenseQuery(articlesQuery(app, { tags: slug, page, page_size: PAGE_SIZE }));
  const { data: tags } = useSuspenseQuery(helpTagsQuery(app));
  const { data: texts = null } = useQuery(pageContextQuery(app, `help-tag-${slug}`));
  return (
    <HelpFrame crumbs={[{ label: name }]} footer={page > 1 ? null : <LongText context={texts} />}>
      <Stack gap={40}>
        <Stack gap={24}>
          <Heading level={1} size={36}>
            {texts?.headline ?? name}
          </Heading>
          <ArticleList
            articles={articles}
            page={page}
            pathOf={(other) => `${tagPath(slug)}${other > 1 ? `?page=${other}` : ''}`}
          />
        </Stack>
        <Stack gap={12}>
          <Heading level={2} size={18}>
            <FormattedMessage
              id="help.tags.other"
              defaultMessage="Other tags"
              description="Heading of a list of tags"
            />
          </Heading>
          <TagLinks tags={tags.filter((tag) => tag.slug !== slug)} />
        </Stack>
      </Stack>
    </HelpFrame>
  );
}

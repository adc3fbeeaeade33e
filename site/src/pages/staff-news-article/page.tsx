import { Badge } from '@hoster/ui/badge';
import { LinkButton } from '@hoster/ui/link-button';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useActionData } from 'react-router-dom';
import { staffNewsArticleQuery } from '../../api/staff-content.ts';
import { useApp } from '../../app/app-context.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import { AccountPage } from '../../parts/account/account-page.tsx';
import { Saved } from '../../parts/form/saved.tsx';
import { ArticleForm } from './article-form.tsx';
import type { route } from './route.ts';
import { stateWords, words } from './words.ts';

const PATH = '/admin/content/news/';
const tones = { published: 'success', planned: 'info', hidden: 'neutral' } as const;

/** `/admin/content/news/:slug/` */
export function Page() {
  const { slug } = usePageData<typeof route>();
  return slug === null ? <NewArticle /> : <KnownArticle key={slug} slug={slug} />;
}

function Back() {
  const { formatMessage } = useIntl();
  return (
    <TextLink href={PATH} tone="quiet">
      {formatMessage(words.back)}
    </TextLink>
  );
}

function NewArticle() {
  const { formatMessage } = useIntl();
  return (
    <AccountPage narrow above={<Back />} title={formatMessage(words.newTitle)}>
      <ArticleForm article={null} path={`${PATH}new/`} />
    </AccountPage>
  );
}

function KnownArticle({ slug }: { slug: string }) {
  const { formatMessage } = useIntl();
  const { isSaved, title } = usePageData<typeof route>();
  const { data: article } = useSuspenseQuery(staffNewsArticleQuery(useApp(), slug));
  const hasAnswer = useActionData() !== undefined;
  return (
    <AccountPage
      narrow
      above={<Back />}
      title={<bdi>{title}</bdi>}
      status={<Badge tone={tones[article.state]}>{formatMessage(stateWords[article.state])}</Badge>}
      description={<Text tone="muted">{formatMessage(article.is_own ? words.own : words.file)}</Text>}
      actions={
        article.state === 'published' ? (
          <LinkButton href={`/news/${slug}/`}>{formatMessage(words.open)}</LinkButton>
        ) : undefined
      }
    >
      {isSaved && !hasAnswer ? <Saved>{formatMessage(words.saved)}</Saved> : null}
      <ArticleForm key={article.version} article={article} path={`${PATH}${slug}/`} />
    </AccountPage>
  );
}

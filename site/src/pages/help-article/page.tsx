import { Column, Columns } from '@hoster/ui/columns';
import { Disclosure } from '@hoster/ui/disclosure';
import { Heading } from '@hoster/ui/heading';
import { Hidden } from '@hoster/ui/hidden';
import { List } from '@hoster/ui/list';
import { Section } from '@hoster/ui/section';
import { Stack } from '@hoster/ui/stack';
import { TextLink } from '@hoster/ui/text-link';
import { useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { articleQuery } from '../../api/help.ts';
import { useApp } from '../../app/app-context.tsx';
import { articlePath, categoryHref } from '../../features/help/help-address.ts';
import { HelpFrame } from '../../features/help/help-frame.tsx';
import { TagLinks } from '../../features/help/tag-links.tsx';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { usePageData } from '../../app/router/page-slot.tsx';
import { ArticleFacts } from './article-facts.tsx';
import { Contents, contentsWords } from './contents.tsx';
import { ReportForm } from './report-form.tsx';
import type { route } from './route.ts';
import { Prose } from '@hoster/ui/prose';
import { useRef } from 'react';
import { CopyCode } from './copy-code.tsx';
import { useServiceHtml } from '../../parts/service-host/use-service-html.ts';

/** `/help/:slug/` */
export function Page() {
  const href = useLocalPath();
  const { slug } = usePageData<typeof route>();
  const { data: article } = useSuspenseQuery(articleQuery(useApp(), slug));
  const { title, breadcrumbs, toc, body, tags, related } = article;
  const crumbs = [
    ...breadcrumbs.map((part) => ({ label: part.title, path: categoryHref(part.slug) })),
    { label: title },
  ];
  return (
    <HelpFrame crumbs={crumbs} current={slug}>
      <Columns gap={{ base: 24, lg: 40 }}>
        <Column span={{ base: 12, xl: 8 }}>
          <Stack element="article" gap={{ base: 24, md: 40 }}>
            <Stack element="header" gap={16}>
              <Heading level={1} size={36}>
                {title}
              </Heading>
              <ArticleFacts article={article} />
              <TagLinks tags={tags} />
              <Hidden above="xl">
                <Disclosure summary={<FormattedMessage {...contentsWords} />}>
                  <Contents toc={toc} />
                </Disclosure>
              </Hidden>
            </Stack>
            <ArticleBody key={slug} html={body} />
            {related.length > 0 ? (
              <Section
                id="related-articles"
                size="small"
                title={
                  <FormattedMessage
                    id="help.related"
                    defaultMessage="Related articles"
                    description="Heading of links to related articles"
                  />
                }
              >
                <List>
                  {related.map((other) => (
                    <li key={other.slug}>
                      <TextLink href={href(articlePath(other.slug))}>{other.title}</TextLink>
                    </li>
                  ))}
                </List>
              </Section>
            ) : null}
            <Section
              id="article-report"
              size="small"
              title={
                <FormattedMessage
                  id="help.report"
                  defaultMessage="Report a problem with this article"
                  description="Heading of the form for a problem with an article"
                />
              }
            >
              <ReportForm key={slug} />
            </Section>
          </Stack>
        </Column>
        <Column span={{ base: 12, xl: 4 }} sticky>
          <Hidden below="xl">
            <Contents toc={toc} titled />
          </Hidden>
        </Column>
      </Columns>
    </HelpFrame>
  );
}

/** The text of an article. Its blocks of code get a button to copy them. */
function ArticleBody({ html }: { html: string }) {
  const serviceHtml = useServiceHtml();
  const text = useRef<HTMLDivElement>(null);
  return (
    <>
      <Prose ref={text} html={serviceHtml(html)} />
      <CopyCode within={text} />
    </>
  );
}

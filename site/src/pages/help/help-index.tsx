import type { HelpCategory } from '@hoster/contract';
import { Badge } from '@hoster/ui/badge';
import { Card, CardLink } from '@hoster/ui/card';
import { Disclosure } from '@hoster/ui/disclosure';
import { Grid, type GridProps } from '@hoster/ui/grid';
import { Heading } from '@hoster/ui/heading';
import { Hidden } from '@hoster/ui/hidden';
import { Icon } from '@hoster/ui/icon';
import { IconText } from '@hoster/ui/icon-text';
import { Inline } from '@hoster/ui/inline';
import { LinkButton } from '@hoster/ui/link-button';
import { PageBody } from '@hoster/ui/page-body';
import { Section } from '@hoster/ui/section';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { LifeBuoy } from '@hoster/ui/icons';
import { defineMessage, FormattedMessage } from 'react-intl';
import { helpTagsQuery, helpTreeQuery } from '../../api/help.ts';
import { pageContextQuery } from '../../api/site.ts';
import { useApp } from '../../app/app-context.tsx';
import { CategoryIcon } from '../../features/help/category-icon.tsx';
import { HelpSearch } from '../../features/help/help-search.tsx';
import { TagLinks } from '../../features/help/tag-links.tsx';
import { helpMessages } from '../../features/help/words.ts';
import { LongText } from '../../parts/long-text/long-text.tsx';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { TextLink } from '@hoster/ui/text-link';
import { articlePath } from '../../features/help/help-address.ts';

const POPULAR_TAGS = 12;

const contact = defineMessage({
  id: 'help.contact',
  defaultMessage: 'Contact support',
  description: 'Link to the contact form',
});

/** The first page of the help centre: search, categories and every article. */
export function HelpIndex() {
  const app = useApp();
  const href = useLocalPath();
  const { data: tree } = useSuspenseQuery(helpTreeQuery(app));
  const { data: tags } = useSuspenseQuery(helpTagsQuery(app));
  const { data: texts } = useQuery(pageContextQuery(app, 'help'));
  return (
    <main id="main">
      <PageBody>
        <Stack element="header" gap={24}>
          <Heading level={1}>{texts?.headline ?? <FormattedMessage {...helpMessages.help} />}</Heading>
          <HelpSearch />
          <TagLinks tags={tags.slice(0, POPULAR_TAGS)} />
        </Stack>
        <Grid element="ul" fit="medium" gap={16}>
          {tree.map((category) => (
            <CategoryCard key={category.slug} category={category} />
          ))}
          <Card element="li" padding="small">
            <Stack gap={4}>
              <Text size={18} weight="semibold">
                <IconText icon={<Icon icon={LifeBuoy} />} align="center">
                  <CardLink href={href('/contacts/#contact-form')}>
                    <FormattedMessage {...contact} />
                  </CardLink>
                </IconText>
              </Text>
              <Text size={14} tone="muted">
                <FormattedMessage
                  id="help.contact.about"
                  defaultMessage="For everything that isn’t answered here."
                  description="Text of the card that leads to the contact form"
                />
              </Text>
            </Stack>
          </Card>
        </Grid>
        {tree.map((category) => (
          <CategorySection key={category.slug} category={category} />
        ))}
        <Section
          id="contact"
          title={
            <FormattedMessage
              id="help.more"
              defaultMessage="Didn’t find an answer?"
              description="Heading above the link to the contacts"
            />
          }
        >
          <Inline gap={24}>
            <Text measure>
              <FormattedMessage
                id="help.more.text"
                defaultMessage="Tell us what you’re trying to do. We reply by email."
                description="Text beside the link to the contacts"
              />
            </Text>
            <LinkButton href={href('/contacts/#contact-form')} variant="secondary">
              <FormattedMessage {...contact} />
            </LinkButton>
          </Inline>
        </Section>
      </PageBody>
      <LongText context={texts ?? null} />
    </main>
  );
}

function CategoryCard({ category }: { category: HelpCategory }) {
  return (
    <Card element="li" padding="small">
      <Stack gap={4}>
        <Text size={18} weight="semibold">
          <IconText icon={<CategoryIcon name={category.icon} />} align="center">
            <CardLink href={`#${category.slug}`}>{category.title}</CardLink>
          </IconText>
        </Text>
        <Hidden below="md">
          <Text size={14} tone="muted">
            {category.description}
          </Text>
        </Hidden>
        <Text size={14} tone="muted">
          <FormattedMessage
            id="help.results.count"
            defaultMessage="{count, plural, one {# article} other {# articles}}"
            description="Number of articles found"
            values={{ count: category.article_count }}
          />
        </Text>
      </Stack>
    </Card>
  );
}

/** Articles shown of a category, and of a category within one; the others are folded. */
const SHOWN = { whole: 6, part: 4 };

function CategorySection({ category }: { category: HelpCategory }) {
  const { slug, title, article_count: count, articles, children } = category;
  return (
    <Section id={slug} title={title} aside={<Badge>{count}</Badge>}>
      <ArticleLinks articles={articles} shown={SHOWN.whole} columns={{ base: 1, md: 2, lg: 3 }} />
      {children.length > 0 ? (
        <Grid columns={{ base: 1, lg: children.length === 2 ? 2 : 3 }} gap={{ base: 24, lg: 40 }} align="start">
          {children.map((child) => (
            <Section
              key={child.slug}
              id={child.slug}
              title={child.title}
              level={3}
              size="small"
              aside={<Badge>{child.article_count}</Badge>}
            >
              <ArticleLinks articles={child.articles} shown={SHOWN.part} columns={1} />
            </Section>
          ))}
        </Grid>
      ) : null}
    </Section>
  );
}

interface ArticleLinksProps {
  articles: HelpCategory['articles'];
  /** How many aren't folded. */
  shown: number;
  columns: GridProps['columns'];
}

/** The articles of a category, the first steps first. Nothing for a category that contains only other categories. */
function ArticleLinks({ articles, shown, columns }: ArticleLinksProps) {
  const href = useLocalPath();
  if (articles.length === 0) return null;
  const list = (some: HelpCategory['articles']) => (
    <Grid element="ul" columns={columns} gap={12}>
      {some.map(({ slug, title }) => (
        <li key={slug}>
          <TextLink href={href(articlePath(slug))} tone="text">
            {title}
          </TextLink>
        </li>
      ))}
    </Grid>
  );
  // A single folded line would save nothing.
  if (articles.length <= shown + 1) return list(articles);
  return (
    <Stack gap={12}>
      {list(articles.slice(0, shown))}
      <Disclosure
        variant="plain"
        summary={
          <FormattedMessage
            id="help.fold"
            defaultMessage="{count, plural, one {# more article} other {# more articles}}"
            description="Unfolds the other articles of a category"
            values={{ count: articles.length - shown }}
          />
        }
      >
        {list(articles.slice(shown))}
      </Disclosure>
    </Stack>
  );
}

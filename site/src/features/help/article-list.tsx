import type { ArticleCard, Page } from '@hoster/contract';
import { Item, ItemList } from '@hoster/ui/item-list';
import { Pagination } from '@hoster/ui/pagination';
import { Prose } from '@hoster/ui/prose';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import { useIntl } from 'react-intl';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import * as css from './help.css.ts';
import { articlePath, PAGE_SIZE } from './help-address.ts';

interface ArticleListProps {
  articles: Page<ArticleCard>;
  page: number;
  /** Path of another page of the list, without language prefix. */
  pathOf: (page: number) => string;
}

/** A page of articles with their summaries or, in a search, the matching text. */
export function ArticleList({ articles, page, pathOf }: ArticleListProps) {
  const { formatMessage } = useIntl();
  const href = useLocalPath();
  return (
    <Stack gap={24}>
      <ItemList ruled>
        {articles.results.map(({ slug, title, excerpt, highlight, category }) => (
          <Item key={slug}>
            <Stack gap={4}>
              <Text size={18} weight="semibold">
                <TextLink href={href(articlePath(slug))} tone="text">
                  {title}
                </TextLink>
              </Text>
              {highlight === null ? <Text measure>{excerpt}</Text> : <Prose html={highlight} className={css.found} />}
              <Text size={14} tone="muted">
                {category.title}
              </Text>
            </Stack>
          </Item>
        ))}
      </ItemList>
      <Pagination
        label={formatMessage({
          id: 'help.pages',
          defaultMessage: 'Pages of articles',
          description: 'Name of the links to the pages of a list',
        })}
        page={page}
        pageCount={Math.ceil(articles.count / PAGE_SIZE)}
        hrefFor={(other) => href(pathOf(other))}
        pageLabel={(other) =>
          formatMessage(
            { id: 'help.pages.one', defaultMessage: 'Page {page, number}', description: 'Link to a page of a list' },
            { page: other },
          )
        }
        previousLabel={formatMessage({
          id: 'help.pages.previous',
          defaultMessage: 'Previous',
          description: 'Link to the previous page of a list',
        })}
        nextLabel={formatMessage({
          id: 'help.pages.next',
          defaultMessage: 'Next',
          description: 'Link to the next page of a list',
        })}
      />
    </Stack>
  );
}

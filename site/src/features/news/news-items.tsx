import { Column, Columns } from '@hoster/ui/columns';
import { Heading } from '@hoster/ui/heading';
import { Item, ItemList } from '@hoster/ui/item-list';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import type { NewsHeadline } from '../../api/news.ts';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { newsAddress } from './news-address.ts';
import { Published } from './published.tsx';

interface NewsItemsProps {
  items: readonly NewsHeadline[];
  /** Level of the titles in the page outline. */
  level: 2 | 3;
}

/** Articles with date, title and teaser, one below the other. */
export function NewsItems({ items, level }: NewsItemsProps) {
  const href = useLocalPath();
  return (
    <ItemList ruled>
      {items.map((item) => (
        <Item key={item.slug} data-news={item.slug}>
          <Columns gap={{ base: 4, md: 24 }}>
            <Column span={{ base: 12, md: 3 }}>
              <Published value={item.published} />
            </Column>
            <Column span={{ base: 12, md: 9 }}>
              <Stack gap={4}>
                <Heading level={level} size={18}>
                  <TextLink href={href(newsAddress(item))} tone="text">
                    {item.title}
                  </TextLink>
                </Heading>
                <Text tone="muted" measure>
                  {item.teaser}
                </Text>
              </Stack>
            </Column>
          </Columns>
        </Item>
      ))}
    </ItemList>
  );
}

import { Card, CardLink } from '@hoster/ui/card';
import { Grid } from '@hoster/ui/grid';
import { Heading } from '@hoster/ui/heading';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import type { NewsHeadline } from '../../api/news.ts';
import { newsAddress } from '../../features/news/news-address.ts';
import { Published } from '../../features/news/published.tsx';
import { useLocalPath } from '../../i18n/use-local-path.ts';

/** The articles that come first, whatever their date. */
export function Featured({ items }: { items: readonly NewsHeadline[] }) {
  const href = useLocalPath();
  if (items.length === 0) return null;
  return (
    <Grid element="ul" columns={{ base: 1, lg: items.length < 3 ? 2 : 3 }} gap={16}>
      {items.map((item) => (
        <Card key={item.slug} element="li" padding="fluid">
          <Stack gap={12}>
            <Published value={item.published} />
            <Heading level={2} size={28}>
              <CardLink href={href(newsAddress(item))}>{item.title}</CardLink>
            </Heading>
            <Text tone="muted">{item.teaser}</Text>
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}

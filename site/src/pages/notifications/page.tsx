import type { Notification } from '@hoster/contract';
import { Badge } from '@hoster/ui/badge';
import { Button } from '@hoster/ui/button';
import { EmptyState } from '@hoster/ui/empty-state';
import { ErrorState } from '@hoster/ui/error-state';
import { Inline } from '@hoster/ui/inline';
import { Item, ItemList } from '@hoster/ui/item-list';
import { LinkButton } from '@hoster/ui/link-button';
import { Pagination } from '@hoster/ui/pagination';
import { Skeleton } from '@hoster/ui/skeleton';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { notificationsQuery } from '../../api/notifications.ts';
import { useApp } from '../../app/app-context.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import { AccountPage } from '../../parts/account/account-page.tsx';
import { Day } from '../../parts/service/day.tsx';
import type { route } from './route.ts';
import { words } from './words.ts';

/** Rows of a page of the call. */
const PAGE_SIZE = 20;
const addressOf = (page: number) => (page === 1 ? '/my/notifications/' : `/my/notifications/?page=${page}`);

/** `/my/notifications/` */
export function Page() {
  const { formatMessage } = useIntl();
  const { page, failed } = usePageData<typeof route>();
  const { data: found, isError } = useQuery(notificationsQuery(useApp(), page));
  return (
    <AccountPage
      title={formatMessage(words.title)}
      actions={
        found && found.unread > 0 ? (
          <form method="post">
            <Button type="submit" variant="secondary">
              {formatMessage(words.readAll)}
            </Button>
          </form>
        ) : undefined
      }
    >
      {found && found.results.length > 0 ? (
        <Stack gap={24}>
          <Text element="p" tone="muted" role="status">
            {formatMessage(words.count, { count: found.unread })}
          </Text>
          <ItemList ruled>
            {found.results.map((one) => (
              <Row key={one.id} notification={one} />
            ))}
          </ItemList>
          <Pagination
            label={formatMessage(words.pages)}
            page={page}
            pageCount={Math.ceil(found.count / PAGE_SIZE)}
            hrefFor={addressOf}
            pageLabel={(other) => formatMessage(words.page, { page: other })}
            previousLabel={formatMessage(words.previous)}
            nextLabel={formatMessage(words.next)}
          />
        </Stack>
      ) : found ? (
        <EmptyState title={formatMessage(words.none)}>{formatMessage(words.hint)}</EmptyState>
      ) : isError || failed ? (
        <ErrorState
          level={2}
          title={formatMessage(words.failed)}
          actions={
            <LinkButton href={addressOf(page)} data-native>
              {formatMessage(words.again)}
            </LinkButton>
          }
        />
      ) : (
        <Skeleton shape="block" height={320} />
      )}
    </AccountPage>
  );
}

function Row({ notification: { title, link, created, is_read: isRead } }: { notification: Notification }) {
  const { formatMessage } = useIntl();
  return (
    <Item>
      <Stack gap={4}>
        <Inline gap={8}>
          {link === null ? <Text element="span">{title}</Text> : <TextLink href={link}>{title}</TextLink>}
          {isRead ? null : <Badge>{formatMessage(words.unread)}</Badge>}
        </Inline>
        <Text element="span" size={14} tone="muted">
          <Day value={created} time />
        </Text>
      </Stack>
    </Item>
  );
}

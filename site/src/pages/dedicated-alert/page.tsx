import { Button } from '@hoster/ui/button';
import { Callout } from '@hoster/ui/callout';
import { Inline } from '@hoster/ui/inline';
import { LinkButton } from '@hoster/ui/link-button';
import { PageBody } from '@hoster/ui/page-body';
import { Result } from '@hoster/ui/result';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { useActionData } from 'react-router-dom';
import { filterIn } from '../../features/dedicated/filter-address.ts';
import { SearchSummary } from '../../features/dedicated/search-summary.tsx';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { useFocusOnChange } from '../../app/browser/use-focus-on-change.ts';
import { usePageData } from '../../app/router/page-slot.tsx';
import type { RefusedConfirmation, route } from './route.ts';
import { titles } from './titles.ts';

/** `/dedicated-servers/alerts/:key/` */
export function Page() {
  const alert = usePageData<typeof route>();
  const answer = useActionData<RefusedConfirmation>();
  const href = useLocalPath();
  const state = typeof alert === 'string' ? alert : alert.state;
  useFocusOnChange(state);
  if (typeof alert === 'string') {
    return (
      <PageBody element="main" id="main" tabIndex={-1} width="narrow" padding="large" gap={32}>
        <Result
          tone={alert === 'stopped' ? 'success' : 'warning'}
          title={<FormattedMessage {...titles[alert]} />}
          description={
            alert === 'stopped' ? (
              <FormattedMessage
                id="dedicated-alerts.stopped.text"
                defaultMessage="You won’t get any more messages about this search. You can save a new one at any time."
                description="On the page of a saved search after it was ended"
              />
            ) : (
              <FormattedMessage
                id="dedicated-alerts.over.text"
                defaultMessage="It has ended, or the link is wrong. You can save a new search at any time."
                description="On the page of a saved search that is over"
              />
            )
          }
          actions={
            <LinkButton href={href('/dedicated-servers/')}>
              <FormattedMessage
                id="dedicated-alerts.list"
                defaultMessage="Dedicated servers"
                description="Link to the list of servers"
              />
            </LinkButton>
          }
        />
      </PageBody>
    );
  }
  const isPending = alert.state === 'pending';
  return (
    <PageBody element="main" id="main" tabIndex={-1} width="narrow" padding="large" gap={32}>
      <Result
        tone={isPending ? 'warning' : 'success'}
        title={<FormattedMessage {...titles[alert.state]} />}
        description={
          isPending ? (
            <FormattedMessage
              id="dedicated-alerts.confirm.text"
              defaultMessage="We’ll email you when a server that matches becomes available or gets cheaper."
              description="On the page of a saved search that has to be confirmed"
            />
          ) : (
            <FormattedMessage
              id="dedicated-alerts.active.text"
              defaultMessage="It ends on {date}."
              description="On the page of a saved search"
              values={{ date: <FormattedDate value={alert.expires} dateStyle="long" /> }}
            />
          )
        }
      >
        <Stack gap={12}>
          {alert.recipient === null ? null : (
            <Text>
              <FormattedMessage
                id="dedicated-alerts.recipient"
                defaultMessage="Sent to {recipient}"
                description="Address that the messages of a saved search go to"
                values={{ recipient: <strong>{alert.recipient}</strong> }}
              />
            </Text>
          )}
          <SearchSummary landing={alert.landing ?? undefined} filter={filterIn(new URLSearchParams(alert.query))} />
        </Stack>
      </Result>
      {answer ? (
        <Callout tone="danger" role="alert">
          {answer.refused}
        </Callout>
      ) : null}
      <form method="post">
        <Inline gap={12}>
          {isPending ? (
            <Button type="submit" variant="action" name="intent" value="confirm">
              <FormattedMessage
                id="dedicated-alerts.confirm.do"
                defaultMessage="Confirm alert"
                description="Button that confirms a saved search"
              />
            </Button>
          ) : null}
          <Button type="submit" name="intent" value="end">
            <FormattedMessage
              id="dedicated-alerts.end"
              defaultMessage="Stop this alert"
              description="Button that ends a saved search"
            />
          </Button>
        </Inline>
      </form>
    </PageBody>
  );
}

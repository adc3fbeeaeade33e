import { Button } from '@hoster/ui/button';
import { Callout } from '@hoster/ui/callout';
import { Heading } from '@hoster/ui/heading';
import { List } from '@hoster/ui/list';
import { PageBody } from '@hoster/ui/page-body';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { TextField } from '@hoster/ui/text-field';
import { TextLink } from '@hoster/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { useActionData, useLocation } from 'react-router-dom';
import { menuQuery } from '../../api/menu.ts';
import { alertsQuery } from '../../api/server-alerts.ts';
import { useApp } from '../../app/app-context.tsx';
import { feedAddress, landingIn } from '../../features/dedicated/alert-address.ts';
import { filterIn } from '../../features/dedicated/filter-address.ts';
import { SearchSummary, useSearchWords } from '../../features/dedicated/search-summary.tsx';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { AlertSaved } from './alert-saved.tsx';
import type { AlertResult } from './route.ts';
import { useServiceHref } from '../../parts/service-host/use-service-href.ts';

/** `/dedicated-servers/alerts/` */
export function Page() {
  const { formatMessage } = useIntl();
  const { pathname, search } = useLocation();
  const app = useApp();
  const { data: menu } = useQuery(menuQuery(app));
  const { data: alerts = [] } = useQuery(alertsQuery(app));
  const wordsOf = useSearchWords();
  const result = useActionData<AlertResult>();
  const href = useLocalPath();
  const serviceHref = useServiceHref();
  const query = new URLSearchParams(search);
  if (result && 'saved' in result)
    return <AlertSaved saved={result.saved} channel={result.channel} email={result.email} />;
  const errorOf = (field: string) => result?.errors[field]?.join(' ');
  const whole = result?.errors['non_field_errors']?.join(' ');
  return (
    <PageBody element="main" id="main" width="narrow" padding="large" gap={32}>
      <Stack gap={12}>
        <Heading level={1} size={36}>
          <FormattedMessage
            id="dedicated-alerts.title"
            defaultMessage="Get server alerts"
            description="Title of the page that saves a search of dedicated servers"
          />
        </Heading>
        <Text size={18} tone="muted">
          <FormattedMessage
            id="dedicated-alerts.lead"
            defaultMessage="We’ll tell you when a server that matches becomes available or gets cheaper."
            description="Top of the page that saves a search of dedicated servers"
          />
        </Text>
      </Stack>
      {result && result.failed !== 'invalid' ? (
        <Callout tone="danger" role="alert">
          {result.failed === 'too-often' ? (
            <FormattedMessage
              id="dedicated-alerts.too-often"
              defaultMessage="Too many requests. Wait a minute and try again."
              description="Error of the page that saves a search"
            />
          ) : (
            <FormattedMessage
              id="dedicated-alerts.signed-out"
              defaultMessage="Sign in to add a webhook."
              description="Error of the page that saves a search"
            />
          )}
        </Callout>
      ) : null}
      {whole ? (
        <Callout tone="danger" role="alert">
          {whole}
        </Callout>
      ) : null}
      <Stack element="section" gap={12} aria-labelledby="search">
        <Heading level={2} size={22} id="search">
          <FormattedMessage
            id="dedicated-alerts.search"
            defaultMessage="Your search"
            description="Heading of the filters of a saved search"
          />
        </Heading>
        <SearchSummary landing={landingIn(query)} filter={filterIn(query)} />
      </Stack>
      <Stack element="section" gap={16} aria-labelledby="by-email">
        <Heading level={2} size={22} id="by-email">
          <FormattedMessage id="dedicated-alerts.email" defaultMessage="By email" description="Heading of a form" />
        </Heading>
        <form method="post" action={pathname + search} noValidate>
          <Stack align="start">
            <input type="hidden" name="channel" value="email" />
            <TextField
              label={formatMessage({
                id: 'dedicated-alerts.email.label',
                defaultMessage: 'Email',
                description: 'Field of the page that saves a search',
              })}
              type="email"
              name="email"
              autoComplete="email"
              defaultValue={result?.tried['email'] ?? menu?.user.email ?? ''}
              error={errorOf('email')}
            />
            <Button type="submit" variant="action">
              <FormattedMessage
                id="dedicated-alerts.email.save"
                defaultMessage="Get emails"
                description="Button that saves a search"
              />
            </Button>
            <Text size={14} tone="muted">
              <FormattedMessage
                id="dedicated-alerts.email.note"
                defaultMessage="At most one email an hour, for 180 days. Unsubscribe from any email."
                description="Under the button that saves a search"
              />
            </Text>
          </Stack>
        </form>
      </Stack>
      <Stack element="section" gap={12} aria-labelledby="by-feed">
        <Heading level={2} size={22} id="by-feed">
          <FormattedMessage id="dedicated-alerts.feed" defaultMessage="In a feed reader" description="Heading" />
        </Heading>
        <p>
          <TextLink href={href(feedAddress(landingIn(query), filterIn(query)))} data-native>
            <FormattedMessage
              id="dedicated-alerts.feed.link"
              defaultMessage="Atom feed of this search"
              description="Link to the feed of a search"
            />
          </TextLink>
        </p>
      </Stack>
      <Stack element="section" gap={16} aria-labelledby="by-webhook">
        <Heading level={2} size={22} id="by-webhook">
          <FormattedMessage id="dedicated-alerts.webhook" defaultMessage="By webhook" description="Heading of a form" />
        </Heading>
        <Text>
          <FormattedMessage
            id="dedicated-alerts.webhook.text"
            defaultMessage="We send a POST request with the servers as JSON, signed by the <link>Standard Webhooks</link> specification."
            description="Explains the webhook of a saved search"
            values={{
              link: (words: ReactNode) => <TextLink href="https://www.standardwebhooks.com/">{words}</TextLink>,
            }}
          />
        </Text>
        {menu ? (
          <form method="post" action={pathname + search} noValidate>
            <Stack align="start">
              <input type="hidden" name="channel" value="webhook" />
              <TextField
                label={formatMessage({
                  id: 'dedicated-alerts.webhook.label',
                  defaultMessage: 'Webhook URL',
                  description: 'Field of the page that saves a search',
                })}
                type="url"
                name="url"
                placeholder="https://"
                defaultValue={result?.tried['url'] ?? ''}
                error={errorOf('url')}
              />
              <Button type="submit">
                <FormattedMessage
                  id="dedicated-alerts.webhook.save"
                  defaultMessage="Add webhook"
                  description="Button that saves a search"
                />
              </Button>
            </Stack>
          </form>
        ) : (
          <p>
            <TextLink href={serviceHref(`/auth/login/?next=${encodeURIComponent(pathname + search)}`)}>
              <FormattedMessage
                id="dedicated-alerts.webhook.sign-in"
                defaultMessage="Sign in to add a webhook"
                description="Link for visitors who aren’t signed in"
              />
            </TextLink>
          </p>
        )}
      </Stack>
      {alerts.length > 0 ? (
        <Stack element="section" gap={12} aria-labelledby="saved">
          <Heading level={2} size={22} id="saved">
            <FormattedMessage id="dedicated-alerts.yours" defaultMessage="Your alerts" description="Heading" />
          </Heading>
          <List>
            {alerts.map(({ url, created, channel, landing, query: saved }) => (
              <li key={url}>
                <TextLink href={url}>
                  <FormattedMessage
                    id="dedicated-alerts.yours.one"
                    defaultMessage="{channel, select, email {Email} other {Webhook}} alert of {created}"
                    description="Link to a saved search"
                    values={{ channel, created: <FormattedDate value={created} dateStyle="long" /> }}
                  />
                </TextLink>
                <Text size={14} tone="muted">
                  {wordsOf({ landing: landing ?? undefined, filter: filterIn(new URLSearchParams(saved)) }).join(', ')}
                </Text>
              </li>
            ))}
          </List>
        </Stack>
      ) : null}
    </PageBody>
  );
}

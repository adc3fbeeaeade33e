import { Button } from '@hoster/ui/button';
import { Callout } from '@hoster/ui/callout';
import { Inline } from '@hoster/ui/inline';
import { LinkButton } from '@hoster/ui/link-button';
import { PageBody } from '@hoster/ui/page-body';
import { Result } from '@hoster/ui/result';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { useActionData } from 'react-router-dom';
import { useFocusOnChange } from '../../app/browser/use-focus-on-change.ts';
import { usePageData } from '../../app/router/page-slot.tsx';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import type { RefusedConfirmation, route } from './route.ts';
import { titles } from './titles.ts';

/** `/back-in-stock/:key/` */
export function Page() {
  const notice = usePageData<typeof route>();
  const answer = useActionData<RefusedConfirmation>();
  const href = useLocalPath();
  const state = typeof notice === 'string' ? notice : notice.state;
  useFocusOnChange(state);
  const isPending = state === 'pending';
  return (
    <PageBody element="main" id="main" tabIndex={-1} width="narrow" padding="large" gap={32}>
      <Result
        tone={state === 'active' || state === 'stopped' ? 'success' : 'warning'}
        title={<FormattedMessage {...titles[state]} />}
        description={
          typeof notice === 'string' ? (
            notice === 'stopped' ? (
              <FormattedMessage
                id="stock-notice.stopped.text"
                defaultMessage="We’ve deleted your request."
                description="On the page of a notice about stock after it was ended"
              />
            ) : (
              <FormattedMessage
                id="stock-notice.over.text"
                defaultMessage="The email has been sent, the request has expired, or the link is wrong."
                description="On the page of a notice about stock that is over"
              />
            )
          ) : isPending ? (
            <FormattedMessage
              id="stock-notice.confirm.text"
              defaultMessage="{name}: we’ll write to {email} once, as soon as it can be ordered again."
              description="On the page of a notice about stock that has to be confirmed"
              values={{ name: notice.subject.name, email: <strong>{notice.email}</strong> }}
            />
          ) : (
            <FormattedMessage
              id="stock-notice.active.text"
              defaultMessage="{name}. We’ll write to {email} once, until {date} at the latest."
              description="On the page of a notice about stock"
              values={{
                name: notice.subject.name,
                email: <strong>{notice.email}</strong>,
                date: <FormattedDate value={notice.expires} dateStyle="long" />,
              }}
            />
          )
        }
        actions={
          typeof notice === 'string' ? (
            <LinkButton href={href('/services/')}>
              <FormattedMessage
                id="stock-notice.services"
                defaultMessage="All services"
                description="Link to the list of services"
              />
            </LinkButton>
          ) : undefined
        }
      />
      {answer ? (
        <Callout tone="danger" role="alert">
          {answer.refused}
        </Callout>
      ) : null}
      {typeof notice === 'string' ? null : (
        <form method="post">
          <Inline gap={12}>
            {isPending ? (
              <Button type="submit" variant="action" name="intent" value="confirm">
                <FormattedMessage
                  id="stock-notice.confirm.do"
                  defaultMessage="Confirm address"
                  description="Button that confirms a notice about stock"
                />
              </Button>
            ) : null}
            <Button type="submit" name="intent" value="end">
              <FormattedMessage
                id="stock-notice.end"
                defaultMessage="Cancel this email"
                description="Button that ends a notice about stock"
              />
            </Button>
          </Inline>
        </form>
      )}
    </PageBody>
  );
}

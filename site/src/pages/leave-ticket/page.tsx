import { Button } from '@hoster/ui/button';
import { PageBody } from '@hoster/ui/page-body';
import { Result } from '@hoster/ui/result';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFocusOnChange } from '../../app/browser/use-focus-on-change.ts';
import { usePageData } from '../../app/router/page-slot.tsx';
import { type route, stateOf } from './route.ts';
import { titles } from './titles.ts';

/** `/leave-ticket/:key/` */
export function Page() {
  const { formatMessage } = useIntl();
  const shown = usePageData<typeof route>();
  const state = stateOf(shown);
  useFocusOnChange(state);
  return (
    <PageBody element="main" id="main" tabIndex={-1} width="narrow" padding="large" gap={32}>
      <Result
        tone={state === 'left' ? 'success' : 'warning'}
        title={formatMessage(titles[state])}
        description={
          typeof shown === 'string' ? (
            <FormattedMessage
              id="tickets.leave.no-emails"
              defaultMessage="You won’t get any more emails about it. To take part again, ask the person who added you."
              description="On the page behind the link in emails to participants of a ticket, once they have left"
            />
          ) : (
            <FormattedMessage
              id="tickets.leave.text"
              defaultMessage="Emails about ticket #{number}, “{subject}”, will no longer be sent to {email}. The others will see that you’ve left."
              description="On the page behind the link in emails to participants of a ticket"
              values={{
                number: String(shown.number),
                subject: <bdi>{shown.subject}</bdi>,
                email: <strong>{shown.email}</strong>,
              }}
            />
          )
        }
      />
      {typeof shown === 'string' ? null : (
        <form method="post">
          <Button type="submit" variant="action" name="intent" value="leave">
            <FormattedMessage
              id="tickets.leave.button"
              defaultMessage="Leave ticket"
              description="Button: a participant leaves a ticket"
            />
          </Button>
        </form>
      )}
    </PageBody>
  );
}

import { Button } from '@hoster/ui/button';
import { Inline } from '@hoster/ui/inline';
import { PageBody } from '@hoster/ui/page-body';
import { Result } from '@hoster/ui/result';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFocusOnChange } from '../../app/browser/use-focus-on-change.ts';
import { usePageData } from '../../app/router/page-slot.tsx';
import { type route, stateOf } from './route.ts';
import { titles } from './titles.ts';

/** `/invoice-recipients/:key/` */
export function Page() {
  const { formatMessage } = useIntl();
  const shown = usePageData<typeof route>();
  const state = stateOf(shown);
  useFocusOnChange(state);
  return (
    <PageBody element="main" id="main" tabIndex={-1} width="narrow" padding="large" gap={32}>
      <Result
        tone={state === 'active' || state === 'stopped' ? 'success' : 'warning'}
        title={formatMessage(titles[state])}
        description={
          shown === 'over' ? (
            <FormattedMessage
              id="team.recipient.over-text"
              defaultMessage="This address was removed from the account, or its owner stopped the invoices. To get them again, ask for a new link."
              description="On the page behind the link of a recipient of invoices that no longer works"
            />
          ) : shown === 'stopped' ? undefined : (
            <FormattedMessage
              id="team.recipient.text"
              defaultMessage="Invoices of {account}’s account are sent to {email} when this address is confirmed."
              description="On the page behind the link of a recipient of invoices"
              values={{ account: shown.account, email: <strong>{shown.email}</strong> }}
            />
          )
        }
      />
      {typeof shown === 'string' ? null : (
        <form method="post">
          <Inline gap={12}>
            {shown.is_confirmed ? null : (
              <Button type="submit" variant="action" name="intent" value="confirm">
                <FormattedMessage
                  id="team.recipient.confirm"
                  defaultMessage="Get invoices"
                  description="Button that confirms a recipient of invoices"
                />
              </Button>
            )}
            <Button type="submit" name="intent" value="end">
              <FormattedMessage
                id="team.recipient.end"
                defaultMessage="Stop invoices"
                description="Button that ends invoices to an address"
              />
            </Button>
          </Inline>
        </form>
      )}
    </PageBody>
  );
}

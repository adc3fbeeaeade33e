import { EmptyState } from '@hoster/ui/empty-state';
import { LinkButton } from '@hoster/ui/link-button';
import { FormattedMessage } from 'react-intl';
import { useMay } from '../../app/visitor/use-may.ts';
import { useLocalPath } from '../../i18n/use-local-path.ts';

/** The account has no services. */
export function NoServices() {
  const href = useLocalPath();
  const mayOrder = useMay('orders');
  return (
    <EmptyState
      level={2}
      title={
        <FormattedMessage
          id="account.services.none"
          defaultMessage="No services yet"
          description="Title: the account has no services"
        />
      }
      actions={
        mayOrder ? (
          <LinkButton href={href('/#prices')} variant="action">
            <FormattedMessage
              id="account.services.choose"
              defaultMessage="Choose a service"
              description="Button where there are no services"
            />
          </LinkButton>
        ) : undefined
      }
    >
      <p>
        <FormattedMessage
          id="account.services.none-text"
          defaultMessage="Your services and their login details will appear here. Most are ready about a minute after payment."
          description="The account has no services: what will be here"
        />
      </p>
    </EmptyState>
  );
}

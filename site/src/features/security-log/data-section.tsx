import { LinkButton } from '@hoster/ui/link-button';
import { Text } from '@hoster/ui/text';
import { FormattedMessage } from 'react-intl';
import { Section } from '../account-parts/section.tsx';
import { DataExport } from './data-export.tsx';
import * as css from './security-log.css.ts';

/** Data export and account deletion. */
export function DataSection() {
  return (
    <Section
      id="data"
      title={
        <FormattedMessage
          id="security-log.data.title"
          defaultMessage="Your data"
          description="Section of the security page: data export and deletion of the account"
        />
      }
    >
      <div className={css.two}>
        <DataExport />
        <div className={css.column}>
          <h3 className={css.subTitle}>
            <FormattedMessage
              id="security-log.data.leave"
              defaultMessage="Delete account"
              description="Heading: the customer may delete the account"
            />
          </h3>
          <Text>
            <FormattedMessage
              id="security-log.data.leave-text"
              defaultMessage="Find out what will be deleted, what we must keep by law, and what you need to do first."
              description="Before the link to the page that deletes the account"
            />
          </Text>
          <div className={css.actions}>
            <LinkButton href="/my/security/delete/">
              <FormattedMessage
                id="security-log.data.leave-link"
                defaultMessage="Delete account"
                description="Link to the page that deletes the account"
              />
            </LinkButton>
          </div>
        </div>
      </div>
    </Section>
  );
}

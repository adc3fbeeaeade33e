import { LinkButton } from '@hoster/ui/link-button';
import { Text } from '@hoster/ui/text';
import { FormattedMessage } from 'react-intl';
import { Section } from '../account-parts/section.tsx';
import { DataExport } from './data-export.tsx';
import * as css from './security-log.css.ts';

/** A copy of what is kept about the customer, and the way out. */
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
              defaultMessage="Delete the account"
              description="Heading: the customer may delete the account"
            />
          </h3>
          <Text>
            <FormattedMessage
              id="security-log.data.leave-text"
              defaultMessage="The next page says what is erased, what the law makes us keep, and what has to be settled first."
              description="Before the link to the page that deletes the account"
            />
          </Text>
          <div className={css.actions}>
            <LinkButton href="/my/security/delete/">
              <FormattedMessage
                id="security-log.data.leave-link"
                defaultMessage="To the deletion of the account"
                description="Link to the page that deletes the account"
              />
            </LinkButton>
          </div>
        </div>
      </div>
    </Section>
  );
}

import { Callout } from '@hoster/ui/callout';
import { Heading } from '@hoster/ui/heading';
import { PageBody } from '@hoster/ui/page-body';
import { Spread } from '@hoster/ui/spread';
import { TextLink } from '@hoster/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { pageContextQuery } from '../../api/site.ts';
import { statusQuery } from '../../api/status.ts';
import { useApp } from '../../app/app-context.tsx';
import { LongText } from '../../parts/long-text/long-text.tsx';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { StatusBody } from './status-body.tsx';

/** `/status/` */
export function Page() {
  const app = useApp();
  const href = useLocalPath();
  const { data: context = null } = useQuery(pageContextQuery(app, 'status'));
  const { data: status, isError } = useQuery(statusQuery(app));
  return (
    <main id="main" tabIndex={-1}>
      <PageBody gap={{ base: 32, md: 48 }}>
        <Spread align="baseline">
          <Heading level={1}>
            {context?.headline ?? (
              <FormattedMessage
                id="status.title"
                defaultMessage="Service status"
                description="Title of the status page"
              />
            )}
          </Heading>
          <TextLink href={href('/status.atom')} data-native type="application/atom+xml">
            <FormattedMessage
              id="status.feed"
              defaultMessage="Atom feed"
              description="Link to the feed of incidents and maintenance"
            />
          </TextLink>
        </Spread>
        {status ? <StatusBody status={status} isOld={isError} /> : <Unknown />}
      </PageBody>
      <LongText context={context} />
    </main>
  );
}

/** The backend doesn't answer: that alone says nothing about the servers. */
function Unknown() {
  return (
    <Callout
      tone="warning"
      title={
        <FormattedMessage
          id="status.unknown"
          defaultMessage="We can’t load the current status"
          description="Title while the state of the services isn’t known"
        />
      }
    >
      <p>
        <FormattedMessage
          id="status.unknown-text"
          defaultMessage="Our systems aren’t responding, so parts of the website and your account may be unavailable. Your servers run independently of them. Reload the page in a minute, or <contact>contact us</contact>."
          description="While the state of the services isn’t known"
          values={{ contact: (text: ReactNode) => <ContactLink>{text}</ContactLink> }}
        />
      </p>
    </Callout>
  );
}

function ContactLink({ children }: { children: ReactNode }) {
  const href = useLocalPath();
  return <TextLink href={href('/contacts/')}>{children}</TextLink>;
}

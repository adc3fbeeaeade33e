import { Column, Columns } from '@hoster/ui/columns';
import { Heading } from '@hoster/ui/heading';
import { PageBody } from '@hoster/ui/page-body';
import { Section } from '@hoster/ui/section';
import { TextLink } from '@hoster/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useActionData } from 'react-router-dom';
import { pageContextQuery } from '../../api/site.ts';
import { useApp } from '../../app/app-context.tsx';
import { Saved } from '../../parts/form/saved.tsx';
import { LongText } from '../../parts/long-text/long-text.tsx';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { usePageData } from '../../app/router/page-slot.tsx';
import { Companies } from './companies.tsx';
import { ContactForm } from './contact-form.tsx';
import { Ways } from './ways.tsx';
import type { route } from './route.ts';

/** Contact page: the ways to reach support, the form, and the companies. */
export function Page() {
  const { sent } = usePageData<typeof route>();
  const refused = useActionData();
  const href = useLocalPath();
  const { data: context = null } = useQuery(pageContextQuery(useApp(), 'contacts'));
  const hadSent = useRef(false);
  useEffect(() => {
    // The link that had the focus has gone.
    if (sent === null && hadSent.current) document.querySelector<HTMLElement>('#contact-form input:invalid')?.focus();
    hadSent.current = sent !== null;
  }, [sent]);
  return (
    <main id="main">
      <PageBody>
        <Heading level={1}>
          {context?.headline ?? (
            <FormattedMessage
              id="contacts.title"
              defaultMessage="Contacts"
              description="Title of the contacts page while its texts are missing"
            />
          )}
        </Heading>
        <Columns gap={{ base: 32, lg: 48 }} align="start">
          <Column span={{ base: 12, lg: 5 }}>
            <Section
              id="hours"
              title={
                <FormattedMessage
                  id="contacts.hours"
                  defaultMessage="Support"
                  description="Heading of the ways to reach support"
                />
              }
            >
              <Ways />
            </Section>
          </Column>
          <Column span={{ base: 12, lg: 7 }}>
            <Section
              id="contact-form"
              title={
                <FormattedMessage
                  id="contacts.form"
                  defaultMessage="Write to us"
                  description="Heading of the contact form"
                />
              }
            >
              {sent !== null && !refused ? (
                <Saved
                  title={
                    <FormattedMessage
                      id="contacts.sent"
                      defaultMessage="Message {id, number, ::group-off} sent"
                      description="Title after the contact form was sent, with the message’s number"
                      values={{ id: sent }}
                    />
                  }
                >
                  <FormattedMessage
                    id="contacts.sent-text"
                    defaultMessage="We’ve emailed you a confirmation and will reply to the same address. <again>Send another message</again>"
                    description="After the contact form was sent"
                    values={{
                      again: (text: ReactNode) => <TextLink href={href('/contacts/')}>{text}</TextLink>,
                    }}
                  />
                </Saved>
              ) : (
                <ContactForm />
              )}
            </Section>
          </Column>
        </Columns>
        <Companies />
      </PageBody>
      <LongText context={context} />
    </main>
  );
}

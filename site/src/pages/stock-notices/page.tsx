import { Callout } from '@hoster/ui/callout';
import { Heading } from '@hoster/ui/heading';
import { LinkButton } from '@hoster/ui/link-button';
import { PageBody } from '@hoster/ui/page-body';
import { Result } from '@hoster/ui/result';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { useEffect, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useActionData, useLocation } from 'react-router-dom';
import { usePageData } from '../../app/router/page-slot.tsx';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { subjectIn } from '../../parts/stock-notice/notice-address.ts';
import { NoticeForm } from '../../parts/stock-notice/notice-form.tsx';
import type { NoticeResult, route } from './route.ts';

/** `/back-in-stock/` */
export function Page() {
  const subject = usePageData<typeof route>();
  const result = useActionData<NoticeResult>();
  const { search } = useLocation();
  const href = useLocalPath();
  if (subject === null) return <NotSold />;
  if (result && 'saved' in result) return <Saved {...result} name={subject.name} url={href(subject.url)} />;
  return (
    <PageBody element="main" id="main" width="narrow" padding="large" gap={32}>
      <Stack gap={12}>
        <Heading level={1} size={36}>
          <FormattedMessage
            id="stock-notice.heading"
            defaultMessage="Get an email when it’s back"
            description="Heading of the page that asks for an email when something is back in stock"
          />
        </Heading>
        <Text size={18} tone="muted">
          {subject.name}
        </Text>
      </Stack>
      {subject.in_stock ? (
        <Callout tone="success" actions={<OrderButton url={href(subject.url)} />}>
          <FormattedMessage
            id="stock-notice.in-stock"
            defaultMessage="It’s in stock now."
            description="On the page that asks for an email when something is back in stock"
          />
        </Callout>
      ) : null}
      {result?.error === null ? (
        <Callout tone="danger" role="alert">
          <FormattedMessage
            id="stock-notice.too-often"
            defaultMessage="Too many requests. Try again later."
            description="Error of the page that asks for an email when something is back in stock"
          />
        </Callout>
      ) : null}
      <NoticeForm
        subject={subjectIn(new URLSearchParams(search))}
        tried={result?.tried}
        error={result?.error ?? undefined}
      />
    </PageBody>
  );
}

const OrderButton = ({ url }: { url: string }) => (
  <LinkButton href={url} size="small">
    <FormattedMessage
      id="stock-notice.order"
      defaultMessage="Order"
      description="Link to the page of something that is in stock"
    />
  </LinkButton>
);

function Frame({ children }: { children: ReactNode }) {
  return (
    <PageBody element="main" id="main" tabIndex={-1} width="narrow" padding="large" gap={32}>
      {children}
    </PageBody>
  );
}

function Saved({ saved, email, name, url }: Extract<NoticeResult, { saved: unknown }> & { name: string; url: string }) {
  useEffect(() => document.querySelector<HTMLElement>('#main')?.focus(), []);
  const isPending = saved.state === 'pending';
  const values = {
    name,
    email: (
      <Text element="span" wrap="whole">
        {email}
      </Text>
    ),
  };
  return (
    <Frame>
      <Result
        tone={isPending ? 'warning' : 'success'}
        title={
          isPending ? (
            <FormattedMessage
              id="stock-notice.pending"
              defaultMessage="Check your email"
              description="Title after somebody asked for an email when something is back in stock"
            />
          ) : (
            <FormattedMessage
              id="stock-notice.saved"
              defaultMessage="We’ll email you"
              description="Title after a customer asked for an email when something is back in stock"
            />
          )
        }
        description={
          isPending ? (
            <FormattedMessage
              id="stock-notice.pending.text"
              defaultMessage="We’ve sent a link to {email}. Open it within 7 days to confirm. Didn’t get it? Check your spam folder."
              description="After somebody asked for an email when something is back in stock"
              values={values}
            />
          ) : (
            <FormattedMessage
              id="stock-notice.saved.text"
              defaultMessage="{name}: we’ll write to {email} as soon as it can be ordered again."
              description="After a customer asked for an email when something is back in stock"
              values={values}
            />
          )
        }
        actions={
          <>
            {saved.url === null ? null : (
              <LinkButton href={saved.url}>
                <FormattedMessage
                  id="stock-notice.manage"
                  defaultMessage="View or cancel"
                  description="Link to the page that ends a notice about stock"
                />
              </LinkButton>
            )}
            <LinkButton href={url}>
              <FormattedMessage
                id="stock-notice.back"
                defaultMessage="Back to plans"
                description="Link from the answer of the form to the page of what is sold out"
              />
            </LinkButton>
          </>
        }
      />
    </Frame>
  );
}

function NotSold() {
  const href = useLocalPath();
  return (
    <Frame>
      <Result
        tone="warning"
        title={
          <FormattedMessage
            id="stock-notice.unknown"
            defaultMessage="We don’t sell this"
            description="Title of the page that asks for an email when something is back in stock, for what doesn’t exist"
          />
        }
        actions={
          <LinkButton href={href('/services/')}>
            <FormattedMessage
              id="stock-notice.services"
              defaultMessage="All services"
              description="Link to the list of services"
            />
          </LinkButton>
        }
      />
    </Frame>
  );
}

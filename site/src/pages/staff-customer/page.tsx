import { Badge } from '@hoster/ui/badge';
import { Inline } from '@hoster/ui/inline';
import { LinkButton } from '@hoster/ui/link-button';
import { NavTabs } from '@hoster/ui/nav-tabs';
import { TextLink } from '@hoster/ui/text-link';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useActionData } from 'react-router-dom';
import { customerQuery } from '../../api/staff-customers.ts';
import { useApp } from '../../app/app-context.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import { useMay } from '../../features/staff/use-may.ts';
import { AccountPage } from '../../parts/account/account-page.tsx';
import { Saved } from '../../parts/form/saved.tsx';
import type { Refused } from './action.ts';
import { CustomerDialog } from './customer-dialog.tsx';
import { Emails } from './emails.tsx';
import { Money } from './money.tsx';
import { Notes } from './notes.tsx';
import { Overview } from './overview.tsx';
import type { route } from './route.ts';
import { Services } from './services.tsx';
import { Sessions } from './sessions.tsx';
import { type CustomerTab, customerTabs, tabHref } from './tabs.ts';
import { Tickets } from './tickets.tsx';
import { doneWords, tabWords, words } from './words.ts';

/** `/admin/customers/:id/` */
export function Page() {
  const { formatMessage } = useIntl();
  const { begins, done, email, id, tab } = usePageData<typeof route>();
  const refused = useActionData<Refused>();
  const { data: customer } = useSuspenseQuery(customerQuery(useApp(), id));
  const { name, state } = customer;
  const mayOrder = useMay('orders') && state === 'active';
  const content: Record<CustomerTab, () => ReactNode> = {
    overview: () => <Overview customer={customer} />,
    services: () => <Services id={id} before={begins.services} />,
    money: () => <Money customer={customer} begins={begins} />,
    tickets: () => <Tickets id={id} before={begins.tickets} />,
    sessions: () => <Sessions id={id} />,
    emails: () => (
      <Emails id={id} before={begins.emails} open={email} refused={refused?.form === 'resend' ? refused : undefined} />
    ),
    notes: () => <Notes id={id} refused={refused?.form === 'note' ? refused : undefined} />,
  };
  return (
    <AccountPage
      above={
        <TextLink href="/admin/customers/" tone="quiet">
          {formatMessage(words.back)}
        </TextLink>
      }
      actions={
        mayOrder ? (
          <Inline gap={8}>
            <LinkButton href={`/admin/offers/new/?customer=${id}`}>{formatMessage(words.newOffer)}</LinkButton>
            <LinkButton href={`/admin/orders/new/?customer=${id}`}>{formatMessage(words.newOrder)}</LinkButton>
          </Inline>
        ) : undefined
      }
      title={
        <Inline element="span" gap={8}>
          <bdi>{name === '' ? formatMessage(words.nameless) : name}</bdi>
          {state === 'active' ? null : (
            <Badge tone={state === 'blocked' ? 'danger' : 'neutral'}>{formatMessage(words[state])}</Badge>
          )}
        </Inline>
      }
    >
      {done === null || refused ? null : <Saved>{formatMessage(doneWords[done])}</Saved>}
      <NavTabs
        label={formatMessage(words.tabs)}
        items={customerTabs.map((one) => ({
          href: tabHref(id, one),
          label: formatMessage(tabWords[one]),
          current: one === tab,
        }))}
      />
      {content[tab]()}
      <CustomerDialog customer={customer} refused={refused} />
    </AccountPage>
  );
}

import { TextLink } from '@hoster/ui/text-link';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { ticketOptionsQuery } from '../../api/tickets.ts';
import { useApp } from '../../app/app-context.tsx';
import { useMay } from '../../app/visitor/use-may.ts';
import { usePageData } from '../../app/router/page-slot.tsx';
import { useDraft } from '../../features/tickets/use-saved-draft.ts';
import { AccountPage } from '../../parts/account/account-page.tsx';
import { RoleRefuses } from '../../parts/account/role-refuses.tsx';
import { TicketForm } from './ticket-form.tsx';
import type { route } from './route.ts';
import { words } from './words.ts';

/** `/my/tickets/new/` */
export function Page() {
  const { formatMessage } = useIntl();
  const mayWrite = useMay('support');
  return (
    <AccountPage
      title={formatMessage(words.title)}
      above={
        <TextLink href="/my/tickets/" tone="quiet">
          {formatMessage(words.back)}
        </TextLink>
      }
    >
      {mayWrite ? <NewTicket /> : <RoleRefuses />}
    </AccountPage>
  );
}

function NewTicket() {
  const app = useApp();
  const { service, invoice } = usePageData<typeof route>();
  const { data: options } = useSuspenseQuery(ticketOptionsQuery(app));
  const { draft, key } = useDraft('new');
  return <TicketForm key={key} services={options.services} draft={draft} service={service} invoice={invoice} />;
}

import type { StaffMailDetails } from '@hoster/contract';
import { Callout } from '@hoster/ui/callout';
import { DataList } from '@hoster/ui/data-list';
import { Section } from '@hoster/ui/section';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { staffMailQuery } from '../../api/staff-mail.ts';
import { useApp } from '../../app/app-context.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import { AccountPage } from '../../parts/account/account-page.tsx';
import { Day } from '../../parts/service/day.tsx';
import { DecisionForm } from './decision-form.tsx';
import * as css from './page.css.ts';
import type { route } from './route.ts';
import { words } from './words.ts';

/** `/admin/mail/:id/` */
export function Page() {
  const { formatMessage } = useIntl();
  const { id } = usePageData<typeof route>();
  const { data: mail } = useSuspenseQuery(staffMailQuery(useApp(), id));
  const { decision, subject, ticket } = mail;
  return (
    <AccountPage
      above={
        <TextLink href="/admin/mail/" tone="quiet">
          {formatMessage(words.back)}
        </TextLink>
      }
      title={<bdi>{subject ?? formatMessage(words.noSubject)}</bdi>}
    >
      {decision === null ? null : (
        <Callout tone="success" role="status">
          {decision === 'accepted' ? (
            <TextLink href={`/admin/tickets/${ticket}/`}>
              {formatMessage(words.accepted, { ticket: String(ticket) })}
            </TextLink>
          ) : (
            <p>{formatMessage(words.discarded)}</p>
          )}
        </Callout>
      )}
      <Facts mail={mail} />
      <Section id="text" title={formatMessage(words.text)}>
        <Content mail={mail} />
      </Section>
      {decision === null ? <DecisionForm mail={mail} /> : null}
    </AccountPage>
  );
}

function Content({ mail: { decision, text } }: { mail: StaffMailDetails }) {
  const { formatMessage } = useIntl();
  if (text === null) {
    return <Text tone="muted">{formatMessage(decision === 'discarded' ? words.gone : words.unreadable)}</Text>;
  }
  if (text === '') return <Text tone="muted">{formatMessage(words.noText)}</Text>;
  return (
    <Text className={css.text} dir="auto">
      {text}
    </Text>
  );
}

function Facts({ mail }: { mail: StaffMailDetails }) {
  const { formatMessage } = useIntl();
  const { error, files, from, is_person: isPerson, reason, received, ticket, verified } = mail;
  const known = formatMessage(verified ? words.verified : words.unverified);
  const facts = [
    {
      term: formatMessage(words.from),
      value: <bdi>{from ?? '—'}</bdi>,
      note: isPerson ? `${known}. ${formatMessage(words.person)}` : known,
    },
    { term: formatMessage(words.received), value: <Day value={received} time /> },
    { term: formatMessage(words.reason), value: reason, ...(error !== null && { note: error }) },
    ticket !== null && {
      term: formatMessage(words.ticket),
      value: <TextLink href={`/admin/tickets/${ticket}/`}>{`#${ticket}`}</TextLink>,
    },
    files.length > 0 && { term: formatMessage(words.files), value: <bdi>{files.join(', ')}</bdi> },
  ].filter((fact) => fact !== false);
  return <DataList items={facts} mono={false} dense />;
}

import type { StaffIncident, StatusMailing } from '@hoster/contract';
import { Inline } from '@hoster/ui/inline';
import { Item, ItemList } from '@hoster/ui/item-list';
import { LinkButton } from '@hoster/ui/link-button';
import { Section } from '@hoster/ui/section';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useActionData } from 'react-router-dom';
import { staffIncidentQuery, staffIncidentsQuery } from '../../api/staff-incidents.ts';
import { useApp } from '../../app/app-context.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import { IncidentFacts } from '../../features/status/incident-facts.tsx';
import { Moment } from '../../features/status/moment.tsx';
import { stepWords } from '../../features/status/words.ts';
import { AccountPage } from '../../parts/account/account-page.tsx';
import { Saved } from '../../parts/form/saved.tsx';
import { CorrectForm } from './correct-form.tsx';
import { incidentPath, INCIDENTS_PATH, languages } from './form.ts';
import { MessageForm } from './message-form.tsx';
import type { route } from './route.ts';
import { words } from './words.ts';

/** `/admin/incidents/:id/` */
export function Page() {
  const { id } = usePageData<typeof route>();
  return id === null ? <NewIncident /> : <KnownIncident key={id} id={id} />;
}

function Back() {
  const { formatMessage } = useIntl();
  return (
    <TextLink href={INCIDENTS_PATH} tone="quiet">
      {formatMessage(words.back)}
    </TextLink>
  );
}

function NewIncident() {
  const { formatMessage } = useIntl();
  const { kind, requestKey } = usePageData<typeof route>();
  const { data } = useSuspenseQuery(staffIncidentsQuery(useApp(), { state: 'open' }));
  const isPlanned = kind === 'maintenance';
  const path = `${INCIDENTS_PATH}new/${isPlanned ? '?kind=maintenance' : ''}`;
  return (
    <AccountPage narrow above={<Back />} title={formatMessage(isPlanned ? words.newMaintenance : words.newIncident)}>
      <MessageForm
        key={kind}
        kind={kind}
        incident={null}
        components={data.components}
        path={path}
        requestKey={requestKey}
      />
    </AccountPage>
  );
}

function KnownIncident({ id }: { id: number }) {
  const { formatMessage } = useIntl();
  const { done, edits, kind, requestKey, title } = usePageData<typeof route>();
  const { data: incident } = useSuspenseQuery(staffIncidentQuery(useApp(), id));
  const hasAnswer = useActionData() !== undefined;
  const path = incidentPath(id);
  return (
    <AccountPage
      narrow
      above={<Back />}
      title={<bdi>{title}</bdi>}
      description={<IncidentFacts incident={incident.shown} />}
      actions={
        <Inline gap={12}>
          <LinkButton href={`/status/${id}/`}>{formatMessage(words.onPage)}</LinkButton>
          {edits ? null : <LinkButton href={`${path}?edit`}>{formatMessage(words.edit)}</LinkButton>}
        </Inline>
      }
    >
      {done !== null && !hasAnswer ? <Saved>{formatMessage(words[done])}</Saved> : null}
      {edits ? (
        <CorrectForm key={incident.version} incident={incident} />
      ) : (
        <>
          {incident.shown.is_open ? (
            <MessageForm
              key={incident.version}
              kind={kind}
              incident={incident}
              components={incident.components}
              path={path}
              requestKey={requestKey}
            />
          ) : null}
          <Updates updates={incident.updates} />
        </>
      )}
    </AccountPage>
  );
}

function Updates({ updates }: { updates: StaffIncident['updates'] }) {
  const { formatMessage } = useIntl();
  const said = (mailing: StatusMailing | null): string =>
    mailing === null
      ? formatMessage(words.notMailed)
      : formatMessage(mailing.is_done ? words.mailed : words.mailing, {
          emailed: mailing.emailed,
          muted: mailing.muted,
        });
  return (
    <Section id="updates" title={formatMessage(words.updates)}>
      <ItemList ruled>
        {updates.map(({ created, id, mailing, step, text }) => (
          <Item key={id}>
            <Stack gap={8}>
              {languages.map((language) => (
                <Text key={language} measure lang={language} wrap="anywhere">
                  <strong>{formatMessage(stepWords[step])}.</strong> {text[language]}
                </Text>
              ))}
              <Text size={14} tone="muted">
                <Moment value={created} />
              </Text>
              <Text size={14} tone="muted">
                {said(mailing)}
              </Text>
            </Stack>
          </Item>
        ))}
      </ItemList>
    </Section>
  );
}

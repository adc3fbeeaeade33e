import { Callout } from '@hoster/ui/callout';
import { ChoiceLink, ChoiceLinks } from '@hoster/ui/choice-links';
import { Inline } from '@hoster/ui/inline';
import { Stack } from '@hoster/ui/stack';
import { Table } from '@hoster/ui/table';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useActionData } from 'react-router-dom';
import { companySettingsQuery } from '../../api/company-settings.ts';
import { staffQueueQuery } from '../../api/staff-queue.ts';
import { useApp } from '../../app/app-context.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import { OpeningNotice } from '../../features/opening/opening-notice.tsx';
import { AccountPage } from '../../parts/account/account-page.tsx';
import { EditDialog } from '../../parts/account/edit-dialog.tsx';
import { Saved } from '../../parts/form/saved.tsx';
import { addressOf, nameOf, placeOf, queryOf, views } from './address.ts';
import { useColumns } from './columns.tsx';
import { ManageForms } from './manage-forms.tsx';
import type { QueueRefused, route } from './route.ts';
import { kindWords, viewWords, words } from './words.ts';

/** Milliseconds after which an open page looks for new work. */
const REFRESH = 30_000;

/** `/admin/` */
export function Page() {
  const { formatMessage, formatNumber } = useIntl();
  const { done, edits, now, seesSettings, ...filter } = usePageData<typeof route>();
  const refused = useActionData<QueueRefused>();
  const { data: queue } = useSuspenseQuery({
    ...staffQueueQuery(useApp(), queryOf(filter)),
    refetchInterval: REFRESH,
  });
  const edited = queue.results.find((item) => nameOf(item) === (refused?.name ?? edits));
  const isTaking = refused?.intent === 'take';
  return (
    <AccountPage title={formatMessage(words.title)} description={<Text tone="muted">{formatMessage(words.lead)}</Text>}>
      {seesSettings ? <Opening /> : null}
      {done && !refused ? <Saved key={done}>{formatMessage(words[done])}</Saved> : null}
      {isTaking && refused.problem !== null ? (
        <Callout tone="warning" role="alert">
          {refused.problem}
        </Callout>
      ) : null}
      <Stack gap={12}>
        <ChoiceLinks label={formatMessage(words.views)}>
          {views.map((view) => (
            <ChoiceLink
              key={view}
              href={addressOf({ kind: filter.kind, view })}
              {...(view === filter.view && { 'aria-current': true })}
            >
              {formatMessage(viewWords[view])}
            </ChoiceLink>
          ))}
        </ChoiceLinks>
        <ChoiceLinks label={formatMessage(words.kinds)}>
          <ChoiceLink
            href={addressOf({ view: filter.view })}
            note={formatNumber(queue.counts.reduce((sum, { count }) => sum + count, 0))}
            {...(filter.kind === null && { 'aria-current': true })}
          >
            {formatMessage(words.every)}
          </ChoiceLink>
          {queue.counts
            .filter(({ count, kind }) => count > 0 || kind === filter.kind)
            .map(({ count, kind }) => (
              <ChoiceLink
                key={kind}
                href={addressOf({ kind, view: filter.view })}
                note={formatNumber(count)}
                {...(kind === filter.kind && { 'aria-current': true })}
              >
                {formatMessage(kindWords[kind])}
              </ChoiceLink>
            ))}
        </ChoiceLinks>
      </Stack>
      <Table
        caption={formatMessage(words.list)}
        captionHidden
        columns={useColumns(filter, now)}
        rows={queue.results}
        rowKey={nameOf}
        rowHref={placeOf}
        empty={formatMessage(words.none)}
        stickyLast
      />
      <Inline gap={16}>
        {filter.after === null ? null : (
          <TextLink href={addressOf({ ...filter, after: null })}>{formatMessage(words.first)}</TextLink>
        )}
        {queue.next === null ? null : (
          <TextLink href={addressOf({ ...filter, after: queue.next })}>{formatMessage(words.next)}</TextLink>
        )}
      </Inline>
      <EditDialog
        open={edited !== undefined && !isTaking}
        back={addressOf(filter)}
        title={formatMessage(words.manage)}
        description={edited && <bdi>{edited.title}</bdi>}
      >
        {edited ? (
          <ManageForms key={nameOf(edited)} item={edited} action={addressOf(filter)} refused={refused} />
        ) : null}
      </EditDialog>
    </AccountPage>
  );
}

/** What keeps orders closed. */
function Opening() {
  const { data: settings } = useSuspenseQuery(companySettingsQuery(useApp()));
  return <OpeningNotice settings={settings} />;
}

import type { Service } from '@hoster/contract';
import { DataTable, initialView, tableViewHref, type DataTableView } from '@hoster/ui/data-table';
import { LinkButton } from '@hoster/ui/link-button';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { servicesQuery } from '../../api/account.ts';
import { isApiError } from '../../api/errors.ts';
import { projectsQuery } from '../../api/service-settings.ts';
import { useApp } from '../../app/app-context.tsx';
import { useLivePoll } from '../../app/live/use-live-poll.ts';
import { useAccess } from '../../app/visitor/use-may.ts';
import { usePageData } from '../../app/router/page-slot.tsx';
import { SessionEnded } from '../../features/auth/session/session-ended.tsx';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { AccountPage } from '../../parts/account/account-page.tsx';
import { NoServices } from '../../parts/account/no-services.tsx';
import { PartFailed } from '../../parts/section/part-failed.tsx';
import { pollInterval } from '../../parts/service/polling.ts';
import { useTableLabels } from '../../parts/table/use-table-labels.ts';
import { BulkActions } from './bulk-actions.tsx';
import type { route } from './route.ts';
import { serviceColumns } from './service-columns.tsx';
import { PAGE_SIZE, pageOf, requestOf } from './services-view.ts';
import { bulkWords, words } from './words.ts';

const none: readonly never[] = [];

/** `/my/services/` */
export function Page() {
  const app = useApp();
  const intl = useIntl();
  const { formatMessage } = intl;
  const href = useLocalPath();
  const navigate = useNavigate();
  const labels = useTableLabels();
  const may = useAccess();
  const { view, locations, failed } = usePageData<typeof route>();
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const { data, error } = useQuery({
    ...servicesQuery(app, requestOf(view)),
    placeholderData: keepPreviousData,
    refetchInterval: useLivePoll(({ results }: { results: readonly Service[] }) =>
      pollInterval(results.map(({ status }) => status)),
    ),
  });
  const { data: projects = none } = useQuery(projectsQuery(app));
  const columns = useMemo(() => serviceColumns(intl, { projects, locations }), [intl, projects, locations]);
  const page = pageOf(view);
  const pageCount = Math.ceil((data?.count ?? 0) / PAGE_SIZE);
  const isFiltered = Object.keys(view.filters).length > 0;
  const isEmpty = data?.count === 0 && !isFiltered;
  const address = (next: DataTableView) => tableViewHref('/my/services/', next, columns);
  return (
    <AccountPage
      title={formatMessage(words.title)}
      actions={
        may('orders') && !isEmpty ? (
          <LinkButton href={href('/#prices')} variant="action">
            <FormattedMessage
              id="account.services.order"
              defaultMessage="Order a service"
              description="Button above the services"
            />
          </LinkButton>
        ) : null
      }
    >
      {isApiError(error, 401) ? <SessionEnded next="/my/services/" /> : null}
      {!data && failed ? (
        <PartFailed
          href={address(view)}
          title={
            <FormattedMessage
              id="account.services.failed"
              defaultMessage="We couldn’t load your services"
              description="Error: the services did not load"
            />
          }
        />
      ) : isEmpty ? (
        <NoServices />
      ) : (
        <DataTable
          caption={formatMessage(words.list)}
          captionHidden
          columns={columns}
          rows={data?.results ?? none}
          rowKey={({ id }) => id}
          rowHref={({ id }) => `/my/services/${id}/`}
          loadingRows={data ? undefined : 3}
          view={view}
          initial={initialView(columns)}
          base="/my/services/"
          onViewChange={(next, change) => {
            if (change === 'filter' || change === 'page') setSelected(new Set());
            void navigate(address(next), { replace: change === 'typing', preventScrollReset: true });
          }}
          result={formatMessage(words.count, { count: data?.count ?? 0 })}
          noMatches={formatMessage(words.noMatches)}
          selection={
            may('orders') || may('services')
              ? {
                  selected,
                  onSelectedChange: setSelected,
                  label: formatMessage(bulkWords.select),
                  allLabel: formatMessage(bulkWords.all),
                  rowLabel: ({ name }) => formatMessage(bulkWords.row, { name }),
                  countLabel: (count, all) => formatMessage(bulkWords.count, { count, all }),
                  barLabel: formatMessage(bulkWords.bar),
                  clearLabel: formatMessage(bulkWords.clear),
                  actions: (
                    <BulkActions
                      selected={selected}
                      services={data?.results ?? none}
                      projects={projects}
                      onDone={() => setSelected(new Set())}
                    />
                  ),
                }
              : undefined
          }
          pages={
            pageCount > 1
              ? {
                  label: formatMessage(words.pages),
                  first: formatMessage(words.first),
                  previous: formatMessage(words.previous),
                  next: formatMessage(words.next),
                  previousCursor: page > 2 ? String(page - 1) : undefined,
                  nextCursor: page < pageCount ? String(page + 1) : undefined,
                }
              : undefined
          }
          labels={labels}
        />
      )}
    </AccountPage>
  );
}

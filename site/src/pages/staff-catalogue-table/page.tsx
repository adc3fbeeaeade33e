import type { CatalogueRow, CatalogueTableName } from '@hoster/contract';
import { catalogueTables } from '@hoster/contract/catalogue-tables';
import { Badge } from '@hoster/ui/badge';
import { Button } from '@hoster/ui/button';
import { ChoiceLink, ChoiceLinks } from '@hoster/ui/choice-links';
import { Inline } from '@hoster/ui/inline';
import { LinkButton } from '@hoster/ui/link-button';
import { SearchField } from '@hoster/ui/search-field';
import { Stack } from '@hoster/ui/stack';
import { Table, type TableColumn } from '@hoster/ui/table';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import { useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useActionData } from 'react-router-dom';
import { catalogueRowsQuery } from '../../api/staff-catalogue.ts';
import { useApp } from '../../app/app-context.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import type { FormRefused } from '../../features/auth/session/staff-form-refused.ts';
import { euros, rowTitle } from '../../features/staff-catalogue/values.ts';
import { stateWords, tableWords } from '../../features/staff-catalogue/words.ts';
import { AccountPage } from '../../parts/account/account-page.tsx';
import { EditDialog } from '../../parts/account/edit-dialog.tsx';
import { Day } from '../../parts/service/day.tsx';
import { NewRowForm } from './new-row-form.tsx';
import { words as listWords } from '../../parts/staff-list/words.ts';
import { WithdrawalForm } from './withdrawal-form.tsx';
import { addressOf, csvOf, type route, states } from './route.ts';
import { words } from './words.ts';

/** `/admin/catalogue/:table/` */
export function Page() {
  const { formatMessage } = useIntl();
  const page = usePageData<typeof route>();
  const { after, edit, search, state, table } = page;
  const refused = useActionData<FormRefused>();
  const query = { search, state, ...(after !== undefined && { after }) };
  const { data } = useSuspenseQuery(catalogueRowsQuery(useApp(), table, query));
  const { canAdd, canBeOff } = catalogueTables[table];
  const form = refused ? (refused.typed['intent'] === 'withdrawal' ? 'withdrawal' : 'new') : edit;
  const path = addressOf({ table });
  return (
    <AccountPage
      title={formatMessage(tableWords[table])}
      above={
        <TextLink href="/admin/catalogue/" tone="quiet">
          {formatMessage(words.back)}
        </TextLink>
      }
      actions={
        <>
          {canBeOff ? (
            <LinkButton href={`${path}?edit=withdrawal`}>{formatMessage(words.withdrawAll)}</LinkButton>
          ) : null}
          {canAdd ? <LinkButton href={`${path}?edit=new`}>{formatMessage(words.add)}</LinkButton> : null}
        </>
      }
    >
      <Inline gap={16}>
        <form method="get" action={path} role="search" key={search}>
          {state === 'all' ? null : <input type="hidden" name="state" value={state} />}
          <Inline gap={8}>
            <SearchField
              name="search"
              label={formatMessage(words.search)}
              labelHidden
              placeholder={formatMessage(words.search)}
              defaultValue={search}
              maxLength={100}
              clearLabel={formatMessage(words.clear)}
            />
            <Button type="submit">{formatMessage(words.find)}</Button>
          </Inline>
        </form>
        {canBeOff ? (
          <ChoiceLinks label={formatMessage(words.filter)}>
            {states.map((one) => (
              <ChoiceLink
                key={one}
                href={addressOf({ table, search, state: one })}
                {...(one === state && { 'aria-current': true })}
              >
                {formatMessage(stateWords[one])}
              </ChoiceLink>
            ))}
          </ChoiceLinks>
        ) : null}
      </Inline>
      <Table
        caption={formatMessage(tableWords[table])}
        captionHidden
        columns={useColumns(table)}
        rows={data.results}
        rowKey={({ key }) => key}
        rowHref={({ key }) => `${path}${key}/`}
        empty={
          <Stack gap={8}>
            <Text tone="muted">{formatMessage(words.none)}</Text>
            {search === '' && state === 'all' ? null : <TextLink href={path}>{formatMessage(words.clear)}</TextLink>}
          </Stack>
        }
      />
      <Inline gap={16}>
        <TextLink href={csvOf({ table, search, state })} data-native>
          {formatMessage(listWords.csv)}
        </TextLink>
        {after === undefined ? null : (
          <TextLink href={addressOf({ table, search, state })}>{formatMessage(words.first)}</TextLink>
        )}
        {data.next === null ? null : (
          <TextLink href={addressOf({ table, search, state, after: data.next })}>{formatMessage(words.next)}</TextLink>
        )}
      </Inline>
      <EditDialog
        open={form !== null}
        back={path}
        title={formatMessage(form === 'withdrawal' ? words.withdrawAll : words.addTo)}
        description={formatMessage(tableWords[table])}
      >
        {form === 'new' ? <NewRowForm key={table} table={table} names={data.names} /> : null}
        {form === 'withdrawal' ? <WithdrawalForm table={table} /> : null}
      </EditDialog>
    </AccountPage>
  );
}

function useColumns(table: CatalogueTableName): TableColumn<CatalogueRow>[] {
  const intl = useIntl();
  const { formatMessage, formatNumber } = intl;
  const described = catalogueTables[table];
  const { canBeOff, hasStock, line, price } = described;
  const columns: (TableColumn<CatalogueRow> | false)[] = [
    {
      id: 'entry',
      header: formatMessage(words.entry),
      rowHeader: true,
      cell: ({ values }) => <bdi>{rowTitle(intl, described, values)}</bdi>,
    },
    price !== undefined && {
      id: 'price',
      header: formatMessage(words.price),
      align: 'end',
      cell: ({ next_price: next, values }) => (
        <Stack element="span" gap={4}>
          <span>{euros(intl, String(values[price]))}</span>
          {next === null ? null : (
            <Text element="span" size={14} tone="muted">
              <FormattedMessage
                {...words.from}
                values={{ price: euros(intl, next.price.amount), date: <Day value={next.starts} /> }}
              />
            </Text>
          )}
        </Stack>
      ),
    },
    line !== undefined && {
      id: 'services',
      header: formatMessage(words.services),
      align: 'end',
      cell: ({ services }) => formatNumber(services ?? 0),
    },
    hasStock === true && {
      id: 'stock',
      header: formatMessage(words.stock),
      align: 'end',
      cell: ({ stock }) => formatNumber(stock ?? 0),
    },
    canBeOff === true && {
      id: 'state',
      header: formatMessage(words.state),
      nowrap: true,
      cell: ({ is_on: isOn }) => (
        <Badge tone={isOn ? 'success' : 'neutral'}>{formatMessage(isOn ? stateWords.on : stateWords.off)}</Badge>
      ),
    },
  ];
  return columns.filter((column) => column !== false);
}

import type { CatalogueRowDetails, CatalogueTableName } from '@hoster/contract';
import { catalogueTables } from '@hoster/contract/catalogue-tables';
import { Badge } from '@hoster/ui/badge';
import { Button } from '@hoster/ui/button';
import { DataList } from '@hoster/ui/data-list';
import { LinkButton } from '@hoster/ui/link-button';
import { Section } from '@hoster/ui/section';
import { Stack } from '@hoster/ui/stack';
import { Table, type TableColumn } from '@hoster/ui/table';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useActionData } from 'react-router-dom';
import { catalogueRowQuery } from '../../api/staff-catalogue.ts';
import { useApp } from '../../app/app-context.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import type { FormRefused } from '../../features/auth/session/staff-form-refused.ts';
import { FormNotes } from '../../features/auth/session/staff-form-notes.tsx';
import { euros, rowTitle, shownValue } from '../../features/staff-catalogue/values.ts';
import { fieldWord, stateWords, tableWords } from '../../features/staff-catalogue/words.ts';
import { AccountPage } from '../../parts/account/account-page.tsx';
import { EditDialog } from '../../parts/account/edit-dialog.tsx';
import { Saved } from '../../parts/form/saved.tsx';
import { Day } from '../../parts/service/day.tsx';
import { forms, type route } from './route.ts';
import { RowFormOf } from './row-forms.tsx';
import { words } from './words.ts';

const titles = { values: words.editTitle, price: words.newPrice, stock: words.setStock, state: words.turnOff } as const;

/** `/admin/catalogue/:table/:key/` */
export function Page() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { edit, isSaved, key, table } = usePageData<typeof route>();
  const { data: row } = useSuspenseQuery(catalogueRowQuery(useApp(), table, key));
  const refused = useActionData<FormRefused>();
  const described = catalogueTables[table];
  const path = `/admin/catalogue/${table}/${key}/`;
  const open = forms.find((one) => one === refused?.form) ?? edit;
  const title = rowTitle(intl, described, row.values);
  return (
    <AccountPage
      above={
        <TextLink href={`/admin/catalogue/${table}/`} tone="quiet">
          {formatMessage(tableWords[table])}
        </TextLink>
      }
      title={<bdi>{title}</bdi>}
      status={
        described.canBeOff ? (
          <Badge tone={row.is_on ? 'success' : 'neutral'}>
            {formatMessage(row.is_on ? stateWords.on : stateWords.off)}
          </Badge>
        ) : undefined
      }
      actions={
        described.canBeOff ? (
          <LinkButton href={`${path}?edit=state`} data-keep-scroll>
            {formatMessage(row.is_on ? words.turnOff : words.turnOn)}
          </LinkButton>
        ) : undefined
      }
    >
      {isSaved && !refused ? <Saved>{formatMessage(words.saved)}</Saved> : null}
      {refused?.form === 'withdraw' ? <FormNotes refused={refused} next={path} fieldOf={() => undefined} /> : null}
      {described.price === undefined ? null : <Prices row={row} table={table} path={path} />}
      {described.hasStock ? <Stock row={row} path={path} /> : null}
      <Section
        id="facts"
        title={formatMessage(words.facts)}
        aside={
          <LinkButton href={`${path}?edit=values`} size="small" data-keep-scroll>
            {formatMessage(words.edit)}
          </LinkButton>
        }
      >
        <DataList mono={false} items={useFacts(table, row)} />
      </Section>
      <EditDialog
        open={open !== null}
        back={path}
        title={formatMessage(open === 'state' && !row.is_on ? words.turnOn : titles[open ?? 'values'])}
        description={<bdi>{title}</bdi>}
      >
        {open === null ? null : (
          <RowFormOf
            key={`${open} ${row.version}`}
            edit={open}
            table={table}
            row={row}
            refused={refused?.form === open ? refused : undefined}
          />
        )}
      </EditDialog>
    </AccountPage>
  );
}

function useFacts(table: CatalogueTableName, row: CatalogueRowDetails) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { fields, line } = catalogueTables[table];
  return [
    ...(line === undefined ? [] : [{ id: 'services', term: formatMessage(words.services), value: row.services ?? 0 }]),
    ...(row.successor === null
      ? []
      : [{ id: 'successor', term: formatMessage(words.successor), value: row.successor }]),
    ...fields.map((field) => ({
      id: field.name,
      term: formatMessage(fieldWord(field.name)),
      value: shownValue(intl, field, row.values[field.name], row.names) || formatMessage(words.none),
    })),
  ];
}

function Stock({ path, row }: { path: string; row: CatalogueRowDetails }) {
  const { formatMessage, formatNumber } = useIntl();
  return (
    <Section
      id="stock"
      title={formatMessage(words.stock)}
      aside={
        <LinkButton href={`${path}?edit=stock`} size="small" data-keep-scroll>
          {formatMessage(words.setStock)}
        </LinkButton>
      }
    >
      <DataList
        mono={false}
        items={row.stock_by_location.map(({ available, location, name }) => ({
          id: String(location),
          term: name,
          value:
            available === null ? (
              <Text element="span" tone="muted">
                {formatMessage(words.notSold)}
              </Text>
            ) : available <= 0 ? (
              <Badge tone="warning">{formatMessage(words.soldOut)}</Badge>
            ) : (
              formatNumber(available)
            ),
        }))}
      />
    </Section>
  );
}

type Price = CatalogueRowDetails['prices'][number];

function Prices({ path, row, table }: { path: string; row: CatalogueRowDetails; table: CatalogueTableName }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { price = 'price_cents' } = catalogueTables[table];
  const columns: TableColumn<Price>[] = [
    {
      id: 'price',
      header: formatMessage(words.price),
      rowHeader: true,
      cell: ({ old_price: old, price: { amount } }) => (
        <>
          {euros(intl, amount)} {old === null ? null : <s>{euros(intl, old.amount)}</s>}
        </>
      ),
    },
    { id: 'starts', header: formatMessage(words.startsAt), cell: ({ starts }) => <Day value={starts} time /> },
    {
      id: 'by',
      header: formatMessage(words.by),
      cell: ({ by, reason }) => (
        <Stack element="span" gap={4}>
          <bdi>{by ?? '—'}</bdi>
          {reason === '' ? null : (
            <Text element="span" size={14} tone="muted" wrap="anywhere">
              <bdi>{reason}</bdi>
            </Text>
          )}
        </Stack>
      ),
    },
    {
      id: 'state',
      header: formatMessage(words.state),
      cell: ({ applied }) => (
        <Badge tone={applied === null ? 'info' : 'neutral'}>
          {formatMessage(applied === null ? words.waiting : words.applied)}
        </Badge>
      ),
    },
    {
      id: 'action',
      header: formatMessage(words.action),
      labelHidden: true,
      align: 'end',
      cell: ({ applied, id }) =>
        applied === null ? (
          <form method="post" action={path}>
            <input type="hidden" name="intent" value="withdraw" />
            <input type="hidden" name="id" value={id} />
            <Button type="submit" size="small">
              {formatMessage(words.withdraw)}
            </Button>
          </form>
        ) : null,
    },
  ];
  return (
    <Section
      id="prices"
      title={formatMessage(words.prices)}
      aside={
        <LinkButton href={`${path}?edit=price`} size="small" data-keep-scroll>
          {formatMessage(words.setPrice)}
        </LinkButton>
      }
    >
      <Stack gap={16}>
        <Text>{formatMessage(words.priceNow, { price: euros(intl, String(row.values[price])) })}</Text>
        <Table
          caption={formatMessage(words.priceList)}
          captionHidden
          columns={columns}
          rows={row.prices}
          rowKey={({ id }) => id}
          empty={formatMessage(words.noPrices)}
        />
      </Stack>
    </Section>
  );
}

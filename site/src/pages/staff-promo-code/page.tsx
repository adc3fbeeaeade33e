import type { PromoCodeUse } from '@hoster/contract';
import { Badge } from '@hoster/ui/badge';
import { DataList } from '@hoster/ui/data-list';
import { LinkButton } from '@hoster/ui/link-button';
import { Section } from '@hoster/ui/section';
import { Table, type TableColumn } from '@hoster/ui/table';
import { TextLink } from '@hoster/ui/text-link';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useActionData } from 'react-router-dom';
import { promoCodeQuery } from '../../api/promo-codes.ts';
import { useApp } from '../../app/app-context.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import { FormNotes } from '../../features/auth/session/staff-form-notes.tsx';
import type { FormRefused } from '../../features/auth/session/staff-form-refused.ts';
import { valueWords } from '../../features/staff-catalogue/words.ts';
import { promoField } from '../../features/staff-promo/promo-fields.tsx';
import { PromoForm } from '../../features/staff-promo/promo-form.tsx';
import { promoStateTones } from '../../features/staff-promo/tones.ts';
import { promoLineWords, promoStateWords, promoWords as words } from '../../features/staff-promo/words.ts';
import { AccountPage } from '../../parts/account/account-page.tsx';
import { EditDialog } from '../../parts/account/edit-dialog.tsx';
import { Saved } from '../../parts/form/saved.tsx';
import { LedgerPrice } from '../../parts/price/ledger-price.tsx';
import { Day } from '../../parts/service/day.tsx';
import type { route } from './route.ts';

/** `/admin/promo-codes/:id/` */
export function Page() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { edits, id, isSaved } = usePageData<typeof route>();
  const refused = useActionData<FormRefused>();
  const { data: code } = useSuspenseQuery(promoCodeQuery(useApp(), id));
  const path = `/admin/promo-codes/${id}/`;
  const isOpen = edits || refused !== undefined;
  const lines = code.lines?.map((line) => formatMessage(promoLineWords[line])).join(', ');
  return (
    <AccountPage
      above={
        <TextLink href="/admin/promo-codes/" tone="quiet">
          {formatMessage(words.title)}
        </TextLink>
      }
      title={<bdi>{code.code}</bdi>}
      status={<Badge tone={promoStateTones[code.state]}>{formatMessage(promoStateWords[code.state])}</Badge>}
      actions={
        <LinkButton href={`${path}?edit`} data-keep-scroll>
          {formatMessage(words.edit)}
        </LinkButton>
      }
    >
      {isSaved && !refused ? <Saved>{formatMessage(words.saved)}</Saved> : null}
      <Section id="facts" title={formatMessage(words.facts)}>
        <DataList
          mono={false}
          items={[
            {
              term: formatMessage(words.discount),
              value: formatMessage(words.worth, { months: code.months, percent: code.percent }),
            },
            {
              term: formatMessage(words.uses),
              value: formatMessage(words.usesOf, { uses: code.uses, max: code.max_uses }),
            },
            {
              term: formatMessage(words.once),
              value: formatMessage(code.once_per_account ? valueWords.yes : valueWords.no),
            },
            { term: formatMessage(words.lines), value: lines ?? formatMessage(words.allLines) },
            { term: formatMessage(words.expires), value: <Day value={code.expires} time /> },
            ...(code.email === null ? [] : [{ term: formatMessage(words.email), value: code.email }]),
            ...(code.note === '' ? [] : [{ term: formatMessage(words.note), value: code.note }]),
          ]}
        />
      </Section>
      <Section id="used-by" title={formatMessage(words.usedBy)}>
        <Table
          caption={formatMessage(words.orders)}
          captionHidden
          columns={useColumns()}
          rows={code.used_by}
          rowKey={({ purchase }) => purchase}
          empty={formatMessage(words.noOrders)}
        />
      </Section>
      <EditDialog open={isOpen} back={path} title={formatMessage(words.edit)} description={<bdi>{code.code}</bdi>}>
        {isOpen ? (
          <PromoForm
            code={code}
            action={`${path}?edit`}
            notes={<FormNotes refused={refused} next={`${path}?edit`} fieldOf={(name) => promoField(intl, name)} />}
            refused={refused}
          />
        ) : null}
      </EditDialog>
    </AccountPage>
  );
}

function useColumns(): TableColumn<PromoCodeUse>[] {
  const { formatMessage } = useIntl();
  return [
    { id: 'order', header: formatMessage(words.order), rowHeader: true, cell: ({ purchase }) => `#${purchase}` },
    {
      id: 'customer',
      header: formatMessage(words.customer),
      cell: ({ account, customer }) => <bdi>{`${customer} (${account})`}</bdi>,
    },
    {
      id: 'total',
      header: formatMessage(words.total),
      align: 'end',
      cell: ({ total }) => <LedgerPrice value={total} />,
    },
    { id: 'when', header: formatMessage(words.when), nowrap: true, cell: ({ at }) => <Day value={at} time /> },
  ];
}

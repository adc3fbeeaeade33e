import type { PromoCode } from '@hoster/contract';
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
import { useIntl } from 'react-intl';
import { useActionData } from 'react-router-dom';
import { promoCodesQuery } from '../../api/promo-codes.ts';
import { useApp } from '../../app/app-context.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import { FormNotes } from '../../features/auth/session/staff-form-notes.tsx';
import type { FormRefused } from '../../features/auth/session/staff-form-refused.ts';
import { promoField } from '../../features/staff-promo/promo-fields.tsx';
import { PromoForm } from '../../features/staff-promo/promo-form.tsx';
import { promoStateTones } from '../../features/staff-promo/tones.ts';
import { promoStateWords, promoWords as words } from '../../features/staff-promo/words.ts';
import { AccountPage } from '../../parts/account/account-page.tsx';
import { EditDialog } from '../../parts/account/edit-dialog.tsx';
import { Day } from '../../parts/service/day.tsx';
import { addressOf, kinds, PATH, type route } from './route.ts';

/** `/admin/promo-codes/` */
export function Page() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { adds, query } = usePageData<typeof route>();
  const refused = useActionData<FormRefused>();
  const { data } = useSuspenseQuery(promoCodesQuery(useApp(), query));
  const { before, kind, search } = query;
  const isOpen = adds || refused !== undefined;
  return (
    <AccountPage
      title={formatMessage(words.title)}
      actions={<LinkButton href={`${PATH}?edit=new`}>{formatMessage(words.add)}</LinkButton>}
    >
      <Inline gap={16}>
        <form method="get" action={PATH} role="search" key={search}>
          {kind === 'staff' ? null : <input type="hidden" name="kind" value={kind} />}
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
        <ChoiceLinks label={formatMessage(words.filter)}>
          {kinds.map((one) => (
            <ChoiceLink
              key={one}
              href={addressOf({ search, kind: one })}
              {...(one === kind && { 'aria-current': true })}
            >
              {formatMessage(words[one])}
            </ChoiceLink>
          ))}
        </ChoiceLinks>
      </Inline>
      <Table
        caption={formatMessage(words.title)}
        captionHidden
        columns={useColumns()}
        rows={data.results}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `${PATH}${id}/`}
        empty={
          <Stack gap={8}>
            <Text tone="muted">{formatMessage(words.none)}</Text>
            {search === '' ? null : <TextLink href={addressOf({ kind })}>{formatMessage(words.clear)}</TextLink>}
          </Stack>
        }
      />
      <Inline gap={16}>
        {before === undefined ? null : (
          <TextLink href={addressOf({ search, kind })}>{formatMessage(words.first)}</TextLink>
        )}
        {data.next === null ? null : (
          <TextLink href={addressOf({ search, kind, before: data.next })}>{formatMessage(words.older)}</TextLink>
        )}
      </Inline>
      <EditDialog open={isOpen} back={PATH} title={formatMessage(words.add)}>
        {isOpen ? (
          <PromoForm
            code={null}
            action={`${PATH}?edit=new`}
            notes={<FormNotes refused={refused} next={`${PATH}?edit=new`} fieldOf={(name) => promoField(intl, name)} />}
            refused={refused}
          />
        ) : null}
      </EditDialog>
    </AccountPage>
  );
}

function useColumns(): TableColumn<PromoCode>[] {
  const { formatMessage } = useIntl();
  return [
    {
      id: 'code',
      header: formatMessage(words.code),
      rowHeader: true,
      cell: ({ code, email, note }) => (
        <Stack element="span" gap={4}>
          <bdi>{code}</bdi>
          <Text element="span" size={14} tone="muted" weight="regular" wrap="anywhere">
            <bdi>{email ?? note}</bdi>
          </Text>
        </Stack>
      ),
    },
    {
      id: 'discount',
      header: formatMessage(words.discount),
      cell: ({ months, percent }) => formatMessage(words.worth, { months, percent }),
    },
    {
      id: 'uses',
      header: formatMessage(words.uses),
      nowrap: true,
      cell: ({ max_uses: max, uses }) => formatMessage(words.usesOf, { uses, max }),
    },
    {
      id: 'expires',
      header: formatMessage(words.expires),
      nowrap: true,
      cell: ({ expires }) => <Day value={expires} />,
    },
    {
      id: 'state',
      header: formatMessage(words.state),
      nowrap: true,
      cell: ({ state }) => <Badge tone={promoStateTones[state]}>{formatMessage(promoStateWords[state])}</Badge>,
    },
  ];
}

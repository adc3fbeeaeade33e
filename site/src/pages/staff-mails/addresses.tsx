import type { MailAddress } from '@hoster/contract';
import { Button } from '@hoster/ui/button';
import { Inline } from '@hoster/ui/inline';
import { Section } from '@hoster/ui/section';
import { Stack } from '@hoster/ui/stack';
import { Table } from '@hoster/ui/table';
import { Text } from '@hoster/ui/text';
import { TextField } from '@hoster/ui/text-field';
import { VisuallyHidden } from '@hoster/ui/visually-hidden';
import { useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useActionData } from 'react-router-dom';
import { mailAddressesQuery } from '../../api/staff-mail.ts';
import { useApp } from '../../app/app-context.tsx';
import { SessionEnded } from '../../features/auth/session/session-ended.tsx';
import { type AddressRefused, PATH } from './route.ts';
import { words } from './words.ts';

/** Addresses whose automatic email is read, and those that get none; a field adds an address. */
export function Addresses() {
  const { formatMessage } = useIntl();
  const { data: addresses } = useSuspenseQuery(mailAddressesQuery(useApp()));
  const refused = useActionData<AddressRefused>();
  return (
    <Section id="addresses" title={formatMessage(words.addresses)}>
      <Stack gap={24}>
        <Text tone="muted" measure>
          {formatMessage(words.addressesLead)}
        </Text>
        {addresses.length === 0 ? null : (
          <Table
            caption={formatMessage(words.rules)}
            captionHidden
            columns={[
              {
                id: 'address',
                header: formatMessage(words.address),
                rowHeader: true,
                cell: ({ address }: MailAddress) => <bdi>{address}</bdi>,
              },
              {
                id: 'rule',
                header: formatMessage(words.rule),
                cell: ({ is_person: isPerson, is_stopped: isStopped }) =>
                  [isPerson && formatMessage(words.person), isStopped && formatMessage(words.stopped)]
                    .filter(Boolean)
                    .join(', '),
              },
              {
                id: 'action',
                header: formatMessage(words.action),
                labelHidden: true,
                align: 'end',
                cell: (address) => <Change {...address} />,
              },
            ]}
            rows={addresses}
            rowKey={({ address }) => address}
          />
        )}
        {refused?.reason === 'session-ended' ? <SessionEnded next={PATH} /> : null}
        <form method="post" action={PATH} noValidate data-keep-scroll>
          <input type="hidden" name="is_person" value="1" />
          <Inline gap={8} align="end">
            <TextField
              id="allowed-address"
              name="address"
              type="email"
              label={formatMessage(words.address)}
              defaultValue={refused?.address ?? ''}
              error={refused?.errors}
              autoComplete="off"
            />
            <Button type="submit">{formatMessage(words.allow)}</Button>
          </Inline>
        </form>
      </Stack>
    </Section>
  );
}

function Change({ address, is_person: isPerson, is_stopped: isStopped }: MailAddress) {
  const name = <VisuallyHidden> {address}</VisuallyHidden>;
  const button = (rule: 'disallow' | 'resume') => (
    <form key={rule} method="post" action={PATH} data-keep-scroll>
      <input type="hidden" name="address" value={address} />
      <input type="hidden" name="is_person" value={rule === 'disallow' || !isPerson ? '0' : '1'} />
      <input type="hidden" name="is_stopped" value={rule === 'resume' || !isStopped ? '0' : '1'} />
      <Button type="submit" size="small">
        <FormattedMessage {...words[rule]} values={{ address: name }} />
      </Button>
    </form>
  );
  return (
    <Inline gap={8} justify="end">
      {isPerson ? button('disallow') : null}
      {isStopped ? button('resume') : null}
    </Inline>
  );
}

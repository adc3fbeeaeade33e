import { Button } from '@hoster/ui/button';
import { LinkButton } from '@hoster/ui/link-button';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { TextField } from '@hoster/ui/text-field';
import { TextLink } from '@hoster/ui/text-link';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useActionData } from 'react-router-dom';
import { staffOrderQuery } from '../../api/staff-orders.ts';
import { useApp } from '../../app/app-context.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import { FormNotes } from '../../features/auth/session/staff-form-notes.tsx';
import type { FormRefused } from '../../features/auth/session/staff-form-refused.ts';
import { OrderState } from '../../features/staff-orders/state.tsx';
import { orderWords as words } from '../../features/staff-orders/words.ts';
import { AccountPage } from '../../parts/account/account-page.tsx';
import { EditDialog } from '../../parts/account/edit-dialog.tsx';
import { Saved } from '../../parts/form/saved.tsx';
import { Facts, Lines, OrderedServices } from './parts.tsx';
import { pathOf, type route } from './route.ts';

/** `/admin/orders/:id/` */
export function Page() {
  const { formatMessage } = useIntl();
  const { cancels, done, id } = usePageData<typeof route>();
  const { data: order } = useSuspenseQuery(staffOrderQuery(useApp(), id));
  const refused = useActionData<FormRefused>();
  return (
    <AccountPage
      above={
        <TextLink href="/admin/orders/" tone="quiet">
          {formatMessage(words.back)}
        </TextLink>
      }
      title={formatMessage(words.heading, { id: String(id) })}
      status={<OrderState state={order.state} />}
      actions={
        order.can_cancel ? (
          <LinkButton href={`${pathOf(id)}?edit=cancel`} data-keep-scroll>
            {formatMessage(words.cancel)}
          </LinkButton>
        ) : undefined
      }
    >
      {done === null || refused ? null : <Saved>{formatMessage(words[done])}</Saved>}
      <Facts order={order} />
      <Lines order={order} />
      <OrderedServices order={order} />
      <EditDialog
        open={order.can_cancel && (cancels || refused !== undefined)}
        back={pathOf(id)}
        title={formatMessage(words.cancel)}
        description={order.names.join(', ')}
      >
        <form method="post" action={pathOf(id)} noValidate>
          <Stack gap={24}>
            <FormNotes
              refused={refused}
              next={pathOf(id)}
              fieldOf={(name) =>
                name === 'reason' ? { fieldId: 'cancel-reason', label: formatMessage(words.reason) } : undefined
              }
            />
            <Text tone="muted">{formatMessage(words.cancelLead)}</Text>
            <TextField
              id="cancel-reason"
              name="reason"
              label={formatMessage(words.reason)}
              hint={formatMessage(words.reasonHint)}
              defaultValue={refused?.typed['reason'] ?? ''}
              error={refused?.errors['reason']}
              maxLength={500}
              required
            />
            <Button type="submit" variant="danger">
              {formatMessage(words.cancel)}
            </Button>
          </Stack>
        </form>
      </EditDialog>
    </AccountPage>
  );
}

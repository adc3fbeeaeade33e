import type { QueueItem } from '@hoster/contract';
import { queueKinds } from '@hoster/contract/lists';
import { hasPermission } from '@hoster/domain/visitor/access';
import { Button } from '@hoster/ui/button';
import { Callout } from '@hoster/ui/callout';
import { Divider } from '@hoster/ui/divider';
import { Select } from '@hoster/ui/select';
import { Stack } from '@hoster/ui/stack';
import { TextField } from '@hoster/ui/text-field';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { colleaguesQuery } from '../../api/staff-queue.ts';
import { useApp } from '../../app/app-context.tsx';
import type { QueueRefused } from './route.ts';
import { words } from './words.ts';

interface ManageFormsProps {
  item: QueueItem;
  /** Address of the queue as it's shown. */
  action: string;
  refused: QueueRefused | undefined;
}

/** Hands work over, hides it until a day, and says that it's done. */
export function ManageForms({ action, item, refused }: ManageFormsProps) {
  const { formatMessage } = useIntl();
  const { data: colleagues } = useSuspenseQuery(colleaguesQuery(useApp()));
  const form = (children: ReactNode) => (
    <form method="post" action={action} noValidate>
      <input type="hidden" name="kind" value={item.kind} />
      <input type="hidden" name="key" value={item.key} />
      <Stack gap={16}>{children}</Stack>
    </form>
  );
  return (
    <Stack gap={24}>
      {refused?.problem ? (
        <Callout tone="danger" role="alert">
          {refused.problem}
        </Callout>
      ) : null}
      {form(
        <>
          <input type="hidden" name="was" value={item.owner?.id ?? ''} />
          <Select
            name="owner"
            label={formatMessage(words.handOver)}
            defaultValue={item.owner?.id ?? ''}
            error={refused?.errors['owner']}
            options={[
              { value: '', label: formatMessage(words.nobody) },
              ...colleagues
                .filter(({ role }) => hasPermission(role, queueKinds[item.kind]))
                .map(({ id, is_self: isSelf, name }) => ({
                  value: String(id),
                  label: isSelf ? formatMessage(words.you, { name }) : name,
                })),
            ]}
          />
          <Button type="submit" name="intent" value="owner">
            {formatMessage(words.saveOwner)}
          </Button>
        </>,
      )}
      <Divider />
      {item.snoozed_until === null
        ? form(
            <>
              <TextField
                type="date"
                name="until"
                label={formatMessage(words.until)}
                hint={formatMessage(words.untilHint)}
                error={refused?.errors['until']}
                required
              />
              <Button type="submit" name="intent" value="snooze">
                {formatMessage(words.snooze)}
              </Button>
            </>,
          )
        : form(
            <Button type="submit" name="intent" value="show">
              {formatMessage(words.show)}
            </Button>,
          )}
      {item.ends_by_hand ? (
        <>
          <Divider />
          {form(
            <Button type="submit" name="intent" value="done">
              {formatMessage(words.finish)}
            </Button>,
          )}
        </>
      ) : null}
    </Stack>
  );
}

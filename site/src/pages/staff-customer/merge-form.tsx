import type { CustomerMergePlan } from '@hoster/contract';
import { Button } from '@hoster/ui/button';
import { Callout } from '@hoster/ui/callout';
import { DataList } from '@hoster/ui/data-list';
import { List } from '@hoster/ui/list';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { TextField } from '@hoster/ui/text-field';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useNavigation } from 'react-router-dom';
import { customerMergeQuery } from '../../api/staff-customers.ts';
import { useApp } from '../../app/app-context.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import { LedgerPrice } from '../../parts/price/ledger-price.tsx';
import type { Refused } from './action.ts';
import { mergeWords, moveWords } from './merge-words.ts';
import type { route } from './route.ts';
import { tabHref } from './tabs.ts';
import { dialogTitles, words } from './words.ts';

/** Chooses the other customer, then shows what moves before it's done. */
export function MergeForm({ id, refused }: { id: number; refused: Refused | undefined }) {
  const { merge } = usePageData<typeof route>();
  const other = merge.other === '' ? (refused?.values['typed'] ?? '') : merge.other;
  return other === '' || Object.keys(merge.errors).length > 0 ? (
    <ChooseForm id={id} />
  ) : (
    <PlanForm id={id} other={other} refused={refused} />
  );
}

function ChooseForm({ id }: { id: number }) {
  const { formatMessage } = useIntl();
  const { merge } = usePageData<typeof route>();
  return (
    <form method="get" action={tabHref(id, 'overview')} noValidate>
      <input type="hidden" name="dialog" value="merge" />
      <Stack gap={24}>
        <Text>{formatMessage(mergeWords.choose)}</Text>
        <TextField
          name="other"
          label={formatMessage(mergeWords.other)}
          defaultValue={merge.other}
          error={merge.errors['other']}
          autoComplete="off"
          maxLength={254}
          required
        />
        <Button type="submit" variant="action">
          {formatMessage(mergeWords.show)}
        </Button>
      </Stack>
    </form>
  );
}

const moveNames = Object.keys(moveWords) as (keyof CustomerMergePlan['moves'])[];

function PlanForm({ id, other, refused }: { id: number; other: string; refused: Refused | undefined }) {
  const { formatMessage, formatNumber } = useIntl();
  const isSending = useNavigation().state !== 'idle';
  const { data: plan } = useSuspenseQuery(customerMergeQuery(useApp(), id, other));
  const { balance, moves, obstacles } = plan;
  return (
    <form method="post" action={tabHref(id, 'overview', { dialog: 'merge', other })} noValidate>
      <input type="hidden" name="other" value={plan.other.id} />
      <input type="hidden" name="typed" value={other} />
      <Stack gap={24}>
        {refused?.problem ? (
          <Callout tone="danger" role="alert">
            {refused.problem}
          </Callout>
        ) : null}
        <Text>
          {formatMessage(mergeWords.from, {
            name: <bdi key="name">{plan.other.name}</bdi>,
            email: <bdi key="email">{plan.other.email}</bdi>,
            number: plan.other.id,
          })}
        </Text>
        <DataList
          mono={false}
          dense
          items={[
            { term: formatMessage(mergeWords.balance), value: <LedgerPrice value={balance} /> },
            ...moveNames
              .filter((name) => moves[name] > 0)
              .map((name) => ({ term: formatMessage(moveWords[name]), value: formatNumber(moves[name]) })),
          ]}
        />
        {obstacles.length > 0 ? (
          <Callout tone="warning" title={formatMessage(mergeWords.notYet)}>
            <List>
              {obstacles.map((obstacle) => (
                <li key={obstacle}>{obstacle}</li>
              ))}
            </List>
          </Callout>
        ) : (
          <>
            <Text>{formatMessage(mergeWords.stays)}</Text>
            <TextField
              name="reason"
              label={formatMessage(words.reason)}
              hint={formatMessage(words.reasonHint)}
              defaultValue={refused?.values['reason'] ?? ''}
              error={refused?.errors['reason']}
              maxLength={500}
              required
            />
            <Button
              type="submit"
              name="intent"
              value="merge"
              variant="danger"
              loading={isSending}
              loadingLabel={formatMessage(words.sending)}
            >
              {formatMessage(dialogTitles.merge)}
            </Button>
          </>
        )}
      </Stack>
    </form>
  );
}

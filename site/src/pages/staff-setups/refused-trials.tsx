import type { StaffTrial } from '@hoster/contract';
import { Section } from '@hoster/ui/section';
import { Stack } from '@hoster/ui/stack';
import { Table } from '@hoster/ui/table';
import { Text } from '@hoster/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { staffTrialsQuery } from '../../api/staff.ts';
import { useApp } from '../../app/app-context.tsx';
import { Day } from '../../parts/service/day.tsx';
import { words } from './words.ts';

/** Free trials that were refused until something is paid, and why. Loads after the setups; nothing without any. */
export function RefusedTrials() {
  const { formatMessage } = useIntl();
  const { data: trials = [] } = useQuery(staffTrialsQuery(useApp()));
  if (trials.length === 0) return null;
  return (
    <Section id="trials" title={formatMessage(words.trials)}>
      <Text tone="muted" measure>
        {formatMessage(words.trialsLead)}
      </Text>
      <Table
        caption={formatMessage(words.trialsList)}
        captionHidden
        columns={[
          {
            id: 'account',
            header: formatMessage(words.account),
            rowHeader: true,
            cell: ({ account }: StaffTrial) => String(account),
          },
          { id: 'when', header: formatMessage(words.when), nowrap: true, cell: ({ at }) => <Day value={at} time /> },
          { id: 'like', header: formatMessage(words.like), cell: (trial) => <Like {...trial} /> },
        ]}
        rows={trials}
        rowKey={({ id }) => id}
      />
    </Section>
  );
}

function Like({ like }: StaffTrial) {
  const { formatList, formatMessage } = useIntl();
  return (
    <Stack gap={4}>
      {like.map(({ order, same }) => (
        <span key={order}>
          {formatMessage(words.order, {
            order: String(order),
            same: formatList(same.map((kind) => formatMessage(words[kind]))),
          })}
        </span>
      ))}
    </Stack>
  );
}

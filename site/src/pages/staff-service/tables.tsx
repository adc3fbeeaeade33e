import type { StaffServiceDetails } from '@hoster/contract';
import { Section } from '@hoster/ui/section';
import { Stack } from '@hoster/ui/stack';
import { Table } from '@hoster/ui/table';
import { Text } from '@hoster/ui/text';
import { useIntl } from 'react-intl';
import { changeWords } from '../../features/staff-services/words.ts';
import { kindWord } from '../../features/staff-tasks/words.ts';
import { LedgerPrice } from '../../parts/price/ledger-price.tsx';
import { methodWords } from '../../features/staff/method-words.ts';
import { Day } from '../../parts/service/day.tsx';
import { operationStates, paymentStates, purposes, stepWords, words } from './words.ts';

interface Shown {
  service: StaffServiceDetails;
}

/** What was charged for a service. */
export function Charges({ service: { charges } }: Shown) {
  const { formatMessage } = useIntl();
  return (
    <Section id="charges" title={formatMessage(words.charges)}>
      <Table
        caption={formatMessage(words.chargesTable)}
        captionHidden
        density="compact"
        columns={[
          {
            id: 'purpose',
            header: formatMessage(words.purpose),
            rowHeader: true,
            cell: ({ purpose, ref }) => (
              <Stack element="span" gap={4}>
                {formatMessage(purposes[purpose])}
                <Text element="span" size={14} tone="muted" weight="regular" wrap="anywhere">
                  {ref}
                </Text>
              </Stack>
            ),
          },
          {
            id: 'status',
            header: formatMessage(words.status),
            cell: ({ status }) => {
              const word = paymentStates[status];
              return word ? formatMessage(word) : status;
            },
          },
          {
            id: 'method',
            header: formatMessage(words.method),
            cell: ({ method }) => formatMessage(methodWords[method]),
          },
          {
            id: 'date',
            header: formatMessage(words.date),
            nowrap: true,
            cell: ({ created, paid }) => <Day value={paid ?? created} time />,
          },
          {
            id: 'total',
            header: formatMessage(words.total),
            align: 'end',
            nowrap: true,
            cell: ({ total }) => <LedgerPrice value={total} column />,
          },
        ]}
        rows={charges}
        rowKey={({ ref }) => ref}
        empty={<Text tone="muted">{formatMessage(words.noCharges)}</Text>}
      />
    </Section>
  );
}

/** What the provider was asked for. */
export function Operations({ service: { operations } }: Shown) {
  const { formatMessage } = useIntl();
  return (
    <Section id="operations" title={formatMessage(words.operations)}>
      <Table
        caption={formatMessage(words.operationsTable)}
        captionHidden
        density="compact"
        columns={[
          {
            id: 'kind',
            header: formatMessage(words.operation),
            rowHeader: true,
            cell: ({ error, kind }) => (
              <Stack element="span" gap={4}>
                {formatMessage(kindWord(kind))}
                {error === null ? null : (
                  <Text element="span" size={14} tone="muted" weight="regular" wrap="anywhere">
                    <bdi>{error}</bdi>
                  </Text>
                )}
              </Stack>
            ),
          },
          {
            id: 'state',
            header: formatMessage(words.result),
            cell: ({ state }) => formatMessage(operationStates[state]),
          },
          { id: 'by', header: formatMessage(words.who), cell: ({ by }) => (by === null ? '—' : <bdi>{by}</bdi>) },
          {
            id: 'date',
            header: formatMessage(words.date),
            nowrap: true,
            cell: ({ created, finished }) => <Day value={finished ?? created} time />,
          },
        ]}
        rows={operations}
        rowKey={({ id }) => id}
        empty={<Text tone="muted">{formatMessage(words.noOperations)}</Text>}
      />
    </Section>
  );
}

/** What staff have changed, with before and after. */
export function History({ service: { changes } }: Shown) {
  const { formatMessage } = useIntl();
  return (
    <Section id="history" title={formatMessage(words.history)}>
      <Table
        caption={formatMessage(words.historyTable)}
        captionHidden
        density="compact"
        columns={[
          {
            id: 'change',
            header: formatMessage(words.change),
            rowHeader: true,
            cell: (change) => (
              <Stack element="span" gap={4}>
                {formatMessage(changeWords[change.kind])}
                <Changed {...change} />
                <Text element="span" size={14} weight="regular" wrap="anywhere">
                  <bdi>{`“${change.reason}”`}</bdi>
                </Text>
              </Stack>
            ),
          },
          {
            id: 'who',
            header: formatMessage(words.who),
            cell: ({ by }) => <bdi>{by ?? formatMessage(words.gone)}</bdi>,
          },
          { id: 'date', header: formatMessage(words.date), nowrap: true, cell: ({ at }) => <Day value={at} time /> },
        ]}
        rows={changes}
        rowKey={({ id }) => id}
        empty={<Text tone="muted">{formatMessage(words.noHistory)}</Text>}
      />
    </Section>
  );
}

function Changed({ after, before }: Pick<StaffServiceDetails['changes'][number], 'after' | 'before'>) {
  const { formatMessage } = useIntl();
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields.map((field) => (
    <Text key={field} element="span" size={14} tone="muted" weight="regular" wrap="anywhere">
      {formatMessage(words.changed, { field, before: shown(before[field]), after: shown(after[field]) })}
    </Text>
  ));
}

const shown = (value: unknown): string =>
  value === null || value === undefined ? '—' : typeof value === 'string' ? value : JSON.stringify(value);

/** What happened by itself near the ends of its terms. */
export function Steps({ service: { steps } }: Shown) {
  const { formatMessage } = useIntl();
  return (
    <Section id="steps" title={formatMessage(words.steps)}>
      <Table
        caption={formatMessage(words.stepsTable)}
        captionHidden
        density="compact"
        columns={[
          {
            id: 'step',
            header: formatMessage(words.step),
            rowHeader: true,
            cell: ({ step }) => {
              const word = stepWords[step.split(':')[0] ?? ''];
              return word ? formatMessage(word) : step;
            },
          },
          {
            id: 'term',
            header: formatMessage(words.termEnd),
            nowrap: true,
            cell: ({ term_end: end }) => <Day value={end} />,
          },
          { id: 'date', header: formatMessage(words.date), nowrap: true, cell: ({ at }) => <Day value={at} time /> },
        ]}
        rows={steps}
        rowKey={({ step, term_end: end }) => `${step} ${end}`}
        empty={<Text tone="muted">{formatMessage(words.noSteps)}</Text>}
      />
    </Section>
  );
}

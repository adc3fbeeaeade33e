import type { Affected, AffectedCustomer, StatusComponentChoice, StatusIncident, StatusUpdate } from '@hoster/contract';
import { Heading } from '@hoster/ui/heading';
import { Section } from '@hoster/ui/section';
import { Stack } from '@hoster/ui/stack';
import { Table, type TableColumn } from '@hoster/ui/table';
import { Text } from '@hoster/ui/text';
import { useIntl } from 'react-intl';
import { IncidentFacts } from '../../features/status/incident-facts.tsx';
import { Updates } from '../../features/status/updates.tsx';
import { type IncidentKind, type IncidentPreview, impacts, languages, stepsOf } from './form.ts';
import { words } from './words.ts';

interface PreviewProps {
  preview: IncidentPreview;
  kind: IncidentKind;
  components: readonly StatusComponentChoice[];
  /** The incident that the message is about; null: a new one. */
  incident: StatusIncident | null;
  /** Title by language, of a known incident. */
  title?: Readonly<Record<'en' | 'ru', string>>;
}

/** A message as the status page will show it, in both languages, and the customers whom an email would reach. */
export function Preview({ components, incident, kind, preview, title }: PreviewProps) {
  const { formatMessage } = useIntl();
  const { affected, now, typed } = preview;
  const keys = new Set((typed['components'] ?? '').split('\n'));
  const moment = (name: string) => (typed[name] ? `${typed[name].slice(0, 16)}:00.000Z` : null);
  const steps = stepsOf(kind, incident === null);
  const step = steps.find((one) => one === typed['step']) ?? steps[0] ?? 'investigating';
  const isOver = step === 'resolved' || step === 'completed';
  return (
    <>
      <Section id="preview" title={formatMessage(words.shown)}>
        <Stack gap={32}>
          {languages.map((language) => {
            const update: StatusUpdate = { id: 0, step, text: typed[`message.${language}`] ?? '', created: now };
            const shown: StatusIncident = {
              id: incident?.id ?? 0,
              kind,
              title: title?.[language] ?? typed[`title.${language}`] ?? '',
              impact: impacts.find((one) => one === typed['impact']) ?? 'none',
              step,
              starts: incident?.starts ?? moment('starts') ?? now,
              ends: isOver ? now : (incident?.ends ?? moment('ends')),
              is_open: !isOver,
              is_sample: false,
              components: components.filter(({ key }) => keys.has(key)),
              updates: [update],
              updated: now,
            };
            return (
              <Stack key={language} gap={12} lang={language}>
                <Heading level={3} size={18}>
                  {shown.title}
                </Heading>
                <IncidentFacts incident={shown} />
                <Updates updates={shown.updates} />
              </Stack>
            );
          })}
        </Stack>
      </Section>
      <AffectedList affected={affected} />
    </>
  );
}

function AffectedList({ affected: { customers, emailed, muted } }: { affected: Affected }) {
  const { formatMessage } = useIntl();
  const columns: TableColumn<AffectedCustomer>[] = [
    {
      id: 'customer',
      header: formatMessage(words.customer),
      rowHeader: true,
      cell: ({ name }) => <bdi>{name}</bdi>,
    },
    {
      id: 'services',
      header: formatMessage(words.services),
      cell: ({ services }) => (
        <Text element="span" wrap="anywhere">
          <bdi>{services.join(', ')}</bdi>
        </Text>
      ),
    },
    { id: 'language', header: formatMessage(words.language), cell: ({ language }) => language.toUpperCase() },
    {
      id: 'email',
      header: formatMessage(words.getsEmail),
      nowrap: true,
      cell: ({ is_muted: isMuted }) => formatMessage(isMuted ? words.muted : words.yes),
    },
  ];
  return (
    <Section id="affected" title={formatMessage(words.affected)}>
      <Stack gap={16}>
        <Text>{formatMessage(words.reach, { emailed, muted })}</Text>
        {customers === null || customers.length === 0 ? null : (
          <Table
            caption={formatMessage(words.list)}
            captionHidden
            columns={columns}
            rows={customers}
            rowKey={({ account }) => account}
            rowHref={({ account }) => `/admin/customers/${account}/`}
          />
        )}
        {customers !== null && customers.length < emailed + muted ? (
          <Text tone="muted">{formatMessage(words.firstOnes, { count: customers.length })}</Text>
        ) : null}
      </Stack>
    </Section>
  );
}

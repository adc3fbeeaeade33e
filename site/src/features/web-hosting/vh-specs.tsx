import type { VhTariff } from '@hoster/contract';
import { Text } from '@hoster/ui/text';
import { Fragment, type ReactNode } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Limit, plural, useMemoryText } from './amounts.tsx';

type Word = 'sites' | 'disk' | 'memory' | 'databases' | 'mailboxes' | 'backups';
const words: Readonly<Record<Word, MessageDescriptor>> = defineMessages({
  sites: {
    id: 'web-hosting.specs.sites',
    defaultMessage: '{count, plural, =-1 {{unlimited} sites} one {# site} other {# sites}}',
    description: 'Figure of a plan (-1: unlimited)',
  },
  disk: { id: 'web-hosting.specs.disk', defaultMessage: '{count, number} GB NVMe', description: 'Figure of a plan' },
  memory: {
    id: 'web-hosting.specs.memory',
    defaultMessage: '{memory} RAM',
    description: 'Figure of a plan: memory with its unit',
  },
  databases: {
    id: 'web-hosting.specs.databases',
    defaultMessage: '{count, plural, =-1 {{unlimited} databases} one {# database} other {# databases}}',
    description: 'Figure of a plan (-1: unlimited)',
  },
  mailboxes: {
    id: 'web-hosting.specs.mailboxes',
    defaultMessage: '{count, plural, =-1 {{unlimited} mailboxes} one {# mailbox} other {# mailboxes}}',
    description: 'Figure of a plan (-1: unlimited)',
  },
  backups: {
    id: 'web-hosting.specs.backups',
    defaultMessage: '{count, plural, one {#-day backups} other {#-day backups}}',
    description: 'Figure of a plan: for how long backups are kept',
  },
});

const unlimited = <Limit value={null} />;

interface VhSpecsProps {
  tariff: VhTariff;
  /** With the other limits, for windows too narrow for columns. */
  all?: boolean;
}

/** The main figures of a plan in one line, which breaks between two of them only: sites, storage, RAM. */
export function VhSpecs({ tariff, all = false }: VhSpecsProps) {
  const memoryText = useMemoryText();
  const count = (word: Word, value: number | null): ReactNode => (
    <FormattedMessage {...words[word]} values={{ count: plural(value), unlimited }} />
  );
  const parts: [Word, ReactNode][] = [
    ['sites', count('sites', tariff.sites)],
    ['disk', count('disk', tariff.disk_size)],
    ['memory', <FormattedMessage key="memory" {...words.memory} values={{ memory: memoryText(tariff.memory_mb) }} />],
  ];
  if (all) {
    parts.push(
      ['databases', count('databases', tariff.databases)],
      ['mailboxes', count('mailboxes', tariff.mailboxes)],
      ['backups', count('backups', tariff.backups.keep_days)],
    );
  }
  return parts.map(([word, part], index) => (
    <Fragment key={word}>
      <Text element="span" wrap="nowrap">
        {part}
        {index < parts.length - 1 ? ' ·' : null}
      </Text>{' '}
    </Fragment>
  ));
}

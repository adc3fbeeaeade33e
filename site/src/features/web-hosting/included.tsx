import type { VhOrderContext, VhTariff } from '@hoster/contract';
import { compareVersions } from '@hoster/domain/lines/web-hosting';
import { Band } from '@hoster/ui/band';
import { type DataItem, DataList } from '@hoster/ui/data-list';
import type { ReactNode } from 'react';
import { defineMessages, FormattedList, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';

type Name = 'php' | 'ended' | 'databases' | 'ssl' | 'backups' | 'panel' | 'ssh' | 'cron' | 'nodejs' | 'python';
const names: Readonly<Record<Name, MessageDescriptor>> = defineMessages({
  php: {
    id: 'web-hosting.included.php',
    defaultMessage: 'PHP with security updates',
    description: 'Line of what plans include: versions',
  },
  ended: {
    id: 'web-hosting.included.ended',
    defaultMessage: 'PHP past end of life',
    description: 'Line of what plans include: versions',
  },
  databases: { id: 'web-hosting.included.databases', defaultMessage: 'Databases' },
  ssl: { id: 'web-hosting.included.ssl', defaultMessage: 'SSL' },
  backups: { id: 'web-hosting.included.backups', defaultMessage: 'Backups' },
  panel: { id: 'web-hosting.included.panel', defaultMessage: 'Control panel' },
  ssh: { id: 'web-hosting.included.ssh', defaultMessage: 'SSH and Git' },
  cron: { id: 'web-hosting.included.cron', defaultMessage: 'Cron' },
  nodejs: { id: 'web-hosting.included.nodejs', defaultMessage: 'Node.js' },
  python: { id: 'web-hosting.included.python', defaultMessage: 'Python' },
});

/** Between versions; a line may end with the dot but not start with it. */
const SEPARATOR = '\u00a0· ';

interface IncludedProps {
  tariffs: readonly VhTariff[];
  versions: VhOrderContext['php_versions'];
}

/** Features included in all or some plans besides their limits, from the catalogue. */
export function Included({ tariffs, versions }: IncludedProps) {
  const { formatMessage } = useIntl();
  const [first] = tariffs;
  if (!first) return null;
  const row = (name: Name, value: ReactNode, note?: ReactNode): DataItem[] =>
    value === null ? [] : [{ id: name, term: formatMessage(names[name]), value, note }];
  /** With all plans: yes. With some: their names. With none: no line. */
  const withPlans = (having: readonly VhTariff[]): ReactNode =>
    having.length === 0 ? null : having.length === tariffs.length ? (
      <FormattedMessage id="web-hosting.every-plan" defaultMessage="every plan" description="Which plans have it" />
    ) : (
      <FormattedList value={having.map(({ name }) => name)} type="conjunction" />
    );
  const inOrder = versions.toSorted((a, b) => compareVersions(b.version, a.version));
  const kept = tariffs.map(({ backups }) => backups.keep_days);
  const engines = [...new Set(tariffs.flatMap(({ database_engines: own }) => own))];
  const common = engines.filter((engine) => tariffs.every(({ database_engines: own }) => own.includes(engine)));
  return (
    <Band
      layout="side"
      padding="small"
      titleId="included"
      title={
        <FormattedMessage
          id="web-hosting.included"
          defaultMessage="What’s included"
          description="Heading of what the plans come with"
        />
      }
    >
      <DataList
        mono={false}
        items={[
          ...row(
            'php',
            inOrder.flatMap(({ version, end_of_life: ended }) => (ended ? [] : [version])).join(SEPARATOR),
            <FormattedMessage
              id="web-hosting.included.php-note"
              defaultMessage="Recommended: {version}. Each site can run its own version."
              description="Under the versions of PHP"
              values={{ version: inOrder.find(({ is_default }) => is_default)?.version ?? '' }}
            />,
          ),
          ...row(
            'ended',
            inOrder.flatMap(({ version, end_of_life: ended }) => (ended ? [version] : [])).join(SEPARATOR) || null,
            <FormattedMessage
              id="web-hosting.included.ended-note"
              defaultMessage="For old sites. No security updates from the PHP project."
              description="Under the versions of PHP past end of life"
            />,
          ),
          ...row(
            'databases',
            common.join(SEPARATOR) || null,
            engines
              .filter((engine) => !common.includes(engine))
              .map((engine) => (
                <FormattedMessage
                  key={engine}
                  id="web-hosting.included.engine"
                  defaultMessage="{engine}: {plans}"
                  description="A database engine that some plans have"
                  values={{
                    engine,
                    plans: withPlans(tariffs.filter(({ database_engines: own }) => own.includes(engine))),
                  }}
                />
              )),
          ),
          ...row(
            'ssl',
            first.ssl.free ? (
              <FormattedMessage
                id="web-hosting.included.ssl-free"
                defaultMessage="{wildcard, select, true {free, wildcard too} other {free}}"
                description="SSL certificates"
                values={{ wildcard: String(first.ssl.wildcard) }}
              />
            ) : null,
          ),
          ...row(
            'backups',
            <FormattedMessage
              id="web-hosting.included.every"
              defaultMessage="every {hours, plural, one {# hour} other {# hours}}, kept for {least, number}–{most, plural, one {# day} other {# days}}"
              description="How often backups are made, and for how long they are cached: by plan"
              values={{ hours: first.backups.interval_hours, least: Math.min(...kept), most: Math.max(...kept) }}
            />,
          ),
          ...row('panel', first.control_panel),
          ...row('ssh', withPlans(tariffs.filter(({ ssh }) => ssh))),
          ...row(
            'cron',
            <FormattedMessage
              id="web-hosting.included.cron-every"
              defaultMessage="from every {minutes, plural, one {# minute} other {# minutes}}"
              description="The shortest interval of scheduled tasks"
              values={{ minutes: first.cron_min_minutes }}
            />,
          ),
          ...row('nodejs', withPlans(tariffs.filter(({ nodejs }) => nodejs))),
          ...row('python', withPlans(tariffs.filter(({ python }) => python))),
        ]}
      />
    </Band>
  );
}

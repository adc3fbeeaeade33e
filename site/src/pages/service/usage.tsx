import type { ServiceDetails, ServiceUsage } from '@hoster/contract';
import { type UsageLevel, usageLevel, usageLevels } from '@hoster/domain/order/usage';
import { Callout } from '@hoster/ui/callout';
import { Meter, type MeterLevel } from '@hoster/ui/meter';
import { Section } from '@hoster/ui/section';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { defineMessages, FormattedMessage, type IntlShape, type MessageDescriptor, useIntl } from 'react-intl';
import { Day } from '../../parts/service/day.tsx';
import { bytesText } from './bytes-text.ts';

const messages = defineMessages({
  title: {
    id: 'account.usage.title',
    defaultMessage: 'Usage',
    description: 'Part of the page of a service: what it uses of its plan',
  },
  disk: { id: 'account.usage.disk', defaultMessage: 'Storage', description: 'Name of a meter' },
  traffic: {
    id: 'account.usage.traffic',
    defaultMessage: 'Traffic this month',
    description: 'Name of a meter: in the calendar month',
  },
  diskUsed: {
    id: 'account.usage.disk-used',
    defaultMessage: '{used} of {total} used',
    description: 'Value of a meter: “312 GB of 1 TB used”',
  },
  trafficUsed: {
    id: 'account.usage.traffic-used',
    defaultMessage: '{used} of {total} included',
    description: 'Value of a meter: “1.2 TB of 6 TB included”',
  },
  in: { id: 'account.usage.in', defaultMessage: 'Incoming', description: 'Part of the traffic of a server' },
  out: { id: 'account.usage.out', defaultMessage: 'Outgoing', description: 'Part of the traffic of a server' },
  near: { id: 'account.usage.near', defaultMessage: 'Almost used up', description: 'Under a meter at 90%' },
  full: { id: 'account.usage.full', defaultMessage: 'Used up', description: 'Under a meter at 100%' },
  diskNear: { id: 'account.usage.disk-near', defaultMessage: 'The storage is almost full' },
  diskFull: { id: 'account.usage.disk-full', defaultMessage: 'The storage is full' },
  trafficNear: { id: 'account.usage.traffic-near', defaultMessage: 'This month’s traffic is almost used up' },
  trafficFull: { id: 'account.usage.traffic-full', defaultMessage: 'This month’s traffic is used up' },
  diskNext: {
    id: 'account.usage.disk-next',
    defaultMessage: 'Delete data that you don’t need, or upgrade to a larger plan.',
    description: 'Notice about storage that is almost full',
  },
  trafficNext: {
    id: 'account.usage.traffic-next',
    defaultMessage: 'We may slow down the port until the month ends (UTC), but you won’t be charged extra.',
    description: 'Notice about traffic that is almost used up',
  },
});
const words: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;

type Known = NonNullable<ServiceUsage>;

/** What a service uses of its plan; nothing while that isn't known. */
export function Usage({ usage }: Pick<ServiceDetails, 'usage'>) {
  if (!usage) return null;
  const { disk, read, traffic } = usage;
  return (
    <Section size="small" id="usage" title={<FormattedMessage {...words.title} />}>
      <Stack gap={24}>
        {disk ? <DiskMeter {...disk} /> : null}
        {traffic ? <TrafficMeter {...traffic} /> : null}
        <Text size={14} tone="muted">
          <FormattedMessage
            id="account.usage.read"
            defaultMessage="Measured on {time}"
            description="Under the usage of a service: when it was read"
            values={{ time: <Day value={read} time /> }}
          />
        </Text>
      </Stack>
    </Section>
  );
}

function DiskMeter({ total, used }: NonNullable<Known['disk']>) {
  const intl = useIntl();
  return (
    <Meter
      label={intl.formatMessage(words.disk)}
      value={used}
      max={total}
      valueLabel={intl.formatMessage(words.diskUsed, { used: bytesText(intl, used), total: bytesText(intl, total) })}
      levels={levelsOf(intl, total)}
    />
  );
}

function TrafficMeter({ in: incoming, included, out }: NonNullable<Known['traffic']>) {
  const intl = useIntl();
  const used = bytesText(intl, incoming + out);
  const segments = [
    { id: 'in', label: intl.formatMessage(words.in), value: incoming, valueLabel: bytesText(intl, incoming) },
    { id: 'out', label: intl.formatMessage(words.out), value: out, valueLabel: bytesText(intl, out) },
  ];
  return (
    <Meter
      label={intl.formatMessage(words.traffic)}
      segments={segments}
      // Without a limit, the bar shows how both directions share it.
      max={included ?? incoming + out}
      valueLabel={
        included === null ? used : intl.formatMessage(words.trafficUsed, { used, total: bytesText(intl, included) })
      }
      levels={included === null ? [] : levelsOf(intl, included)}
    />
  );
}

const levelsOf = ({ formatMessage }: Pick<IntlShape, 'formatMessage'>, total: number): MeterLevel[] =>
  usageLevels.map((level) => ({
    from: (total * level) / 100,
    tone: level < 100 ? 'warning' : 'danger',
    label: formatMessage(level < 100 ? words.near : words.full),
  }));

/** Notices about limits of the plan that a service is near or at. */
export function UsageNotice({ usage }: Pick<ServiceDetails, 'usage'>) {
  const disk = usage?.disk ? usageLevel(usage.disk.used, usage.disk.total) : null;
  const traffic = usage?.traffic?.included
    ? usageLevel(usage.traffic.in + usage.traffic.out, usage.traffic.included)
    : null;
  return (
    <>
      <LimitNotice level={disk} near={words.diskNear} full={words.diskFull} next={words.diskNext} />
      <LimitNotice level={traffic} near={words.trafficNear} full={words.trafficFull} next={words.trafficNext} />
    </>
  );
}

interface LimitNoticeProps {
  level: UsageLevel | null;
  near: MessageDescriptor;
  full: MessageDescriptor;
  next: MessageDescriptor;
}

function LimitNotice({ full, level, near, next }: LimitNoticeProps) {
  if (level === null) return null;
  return (
    <Callout tone={level < 100 ? 'warning' : 'danger'} title={<FormattedMessage {...(level < 100 ? near : full)} />}>
      <p>
        <FormattedMessage {...next} />
      </p>
    </Callout>
  );
}

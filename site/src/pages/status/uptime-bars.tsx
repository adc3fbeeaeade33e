import type { StatusComponent } from '@hoster/contract';
import { DayBars } from '@hoster/ui/day-bars';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { stateWords, toneOf } from '../../features/status/words.ts';
import { daysBetween } from './days-between.ts';

type Word = 'label' | 'day' | 'down' | 'none' | 'unknown' | 'uptime';

const words: Readonly<Record<Word, MessageDescriptor>> = defineMessages({
  label: {
    id: 'status.bars',
    defaultMessage: '{name}: last {days, plural, one {# day} other {# days}}',
    description: 'Name of the bars of a service, one for each day',
  },
  day: {
    id: 'status.day',
    defaultMessage: '{day}: {state}',
    description: 'A day of a service: degraded performance, maintenance',
  },
  down: {
    id: 'status.day-down',
    defaultMessage: '{day}: {state}, {minutes, plural, one {# minute} other {# minutes}}',
    description: 'A day with an outage and its length',
  },
  none: { id: 'status.day-none', defaultMessage: 'no incidents', description: 'What a day was like' },
  unknown: { id: 'status.day-unknown', defaultMessage: 'no data', description: 'What is known of a day' },
  uptime: {
    id: 'status.uptime',
    defaultMessage: '{share, number, ::percent .##} uptime',
    description: 'Share of the time without outage',
  },
});

interface UptimeBarsProps {
  /** Name of the service. */
  name: string;
  part: Pick<StatusComponent, 'since' | 'uptime' | 'days'>;
  /** First and last day, as `2026-11-20`. */
  from: string;
  to: string;
}

/** States of a service in the last days. */
export function UptimeBars({ name, part: { since, uptime, days }, from, to }: UptimeBarsProps) {
  const { formatMessage, formatDate } = useIntl();
  const all = daysBetween(from, to);
  const wrong = new Map(days.map((one) => [one.day, one]));
  const isKnown = (day: string) => since !== null && day >= since;
  const dayText = (index: number): string => {
    const date = all[index] ?? to;
    const day = formatDate(`${date}T12:00:00Z`, { day: 'numeric', month: 'long', timeZone: 'UTC' });
    const one = wrong.get(date);
    if (!one)
      return formatMessage(words.day, { day, state: formatMessage(isKnown(date) ? words.none : words.unknown) });
    const state = formatMessage(stateWords[one.state]).toLowerCase();
    return one.down_minutes > 0
      ? formatMessage(words.down, { day, state, minutes: one.down_minutes })
      : formatMessage(words.day, { day, state });
  };
  return (
    <DayBars
      label={formatMessage(words.label, { name, days: all.length })}
      days={all.map((day) => (isKnown(day) ? toneOf(wrong.get(day)?.state ?? 'operational') : 'neutral'))}
      valueText={dayText}
      summary={formatMessage(uptime === null ? words.unknown : words.uptime, { share: (uptime ?? 0) / 100 })}
      startLabel={
        <FormattedMessage
          id="status.days-ago"
          defaultMessage="{days, plural, one {# day} other {# days}} ago"
          description="Below the first of the bars"
          values={{ days: all.length - 1 }}
        />
      }
      endLabel={<FormattedMessage id="status.today" defaultMessage="Today" description="Below the last of the bars" />}
    />
  );
}

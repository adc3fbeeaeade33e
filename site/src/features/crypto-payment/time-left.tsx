import { Countdown } from '@hoster/ui/countdown';
import { defineMessages, useIntl } from 'react-intl';

const words = defineMessages({
  label: { id: 'crypto.time-left', defaultMessage: 'Time left to pay', description: 'Name of the countdown' },
});

/** Seconds left at which screen readers announce the time. */
const ANNOUNCE_AT = [3600, 900, 300, 60];
const two = (value: number) => String(value).padStart(2, '0');
const clockText = (seconds: number) =>
  `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;

/** When the time to pay ends, with a countdown to it. */
export function TimeLeft({ until }: { until: string }) {
  const { formatDate, formatMessage } = useIntl();
  return (
    <>
      <Countdown
        until={new Date(until)}
        label={formatMessage(words.label)}
        format={clockText}
        announceAt={ANNOUNCE_AT}
        announcement={(seconds) =>
          formatMessage(
            {
              id: 'crypto.time-announced',
              defaultMessage: '{minutes, plural, one {# minute left to pay} other {# minutes left to pay}}',
              description: 'Spoken by screen readers when little time is left',
            },
            { minutes: Math.ceil(seconds / 60) },
          )
        }
      />
      {' · '}
      <time dateTime={until}>
        {formatDate(until, {
          day: 'numeric',
          month: 'long',
          hour: 'numeric',
          minute: '2-digit',
          timeZoneName: 'short',
        })}
      </time>
    </>
  );
}

import { Countdown } from '@hoster/ui/countdown';
import { useEffect, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';

const words = defineMessages({
  label: { id: 'crypto.time-left', defaultMessage: 'Time left to pay', description: 'Name of the countdown' },
});

/** Seconds left at which screen readers announce the time. */
const ANNOUNCE_AT = [3600, 900, 300, 60];
const two = (value: number) => String(value).padStart(2, '0');
const clockText = (seconds: number) =>
  `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;

/** Milliseconds of difference attributed to the network, not the clock. */
const UNNOTICED = 5000;

/** Milliseconds by which the visitor's clock is ahead of the server's; 0 when it's roughly correct. */
function useClockSkew(now: string): number {
  const [skew, setSkew] = useState(0);
  useEffect(() => {
    const ahead = Date.now() - Date.parse(now);
    setSkew(Math.abs(ahead) > UNNOTICED ? Math.round(ahead / 1000) * 1000 : 0);
  }, [now]);
  return skew;
}

/** When the time to pay ends, with a countdown to it. @param now time of the answer that tells the end */
export function TimeLeft({ until, now }: { until: string; now: string }) {
  const { formatDate, formatMessage } = useIntl();
  const end = Date.parse(until) + useClockSkew(now);
  return (
    <>
      <Countdown
        until={new Date(end)}
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

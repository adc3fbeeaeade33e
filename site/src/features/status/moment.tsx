import { FormattedMessage, useIntl } from 'react-intl';

interface MomentProps {
  /** ISO 8601, UTC. */
  value: string;
}

const clock = { hour: '2-digit', minute: '2-digit' } as const;
const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** No line of Russian ends with a preposition: “26 ноября 2026 г. в 11:53”. */
const keepTogether = (text: string): string => text.replace(' в ', ' в\u00a0');

/** A time in the visitor's time zone and, where that differs from UTC, in UTC, too. */
export function Moment({ value }: MomentProps) {
  const { formatDate } = useIntl();
  const local = keepTogether(formatDate(value, { ...day, ...clock, timeZoneName: 'short' }));
  const utc = formatDate(value, { timeZone: 'UTC', ...clock });
  return (
    <time dateTime={value}>
      <WithUtc local={local} utc={utc === formatDate(value, clock) ? null : utc} />
    </time>
  );
}

function WithUtc({ local, utc }: { local: string; utc: string | null }) {
  return utc === null ? (
    local
  ) : (
    <FormattedMessage
      id="status.moment"
      defaultMessage="{local} ({utc} UTC)"
      description="A moment or a time range in the visitor’s time zone, and in UTC"
      values={{ local, utc }}
    />
  );
}

/**
 * A time range, as people write it: within one day, the date and the time zone are shown once. Not by `formatRange`, whose
 * spaces and dashes differ between Node and browsers.
 */
export function Span({ from, to }: { from: string; to: string | null }) {
  const { formatDate } = useIntl();
  if (to === null) {
    return (
      <FormattedMessage
        id="status.since"
        defaultMessage="Since {from}"
        description="Start of an open incident"
        values={{ from: <Moment value={from} /> }}
      />
    );
  }
  if (formatDate(from, day) !== formatDate(to, day)) {
    return (
      <>
        <Moment value={from} /> – <Moment value={to} />
      </>
    );
  }
  const utcClock = { timeZone: 'UTC', ...clock };
  const times = `${formatDate(from, clock)}–${formatDate(to, { ...clock, timeZoneName: 'short' })}`;
  const utc = `${formatDate(from, utcClock)}–${formatDate(to, utcClock)}`;
  return (
    <WithUtc
      local={`${formatDate(from, day)}, ${times}`}
      utc={formatDate(from, clock) === formatDate(from, utcClock) ? null : utc}
    />
  );
}

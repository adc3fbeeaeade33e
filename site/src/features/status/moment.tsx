import { FormattedMessage, useIntl } from 'react-intl';

interface MomentProps {
  /** ISO 8601, UTC. */
  value: string;
  /** Leaves the date out. @default false */
  timeOnly?: boolean | undefined;
}

const clock = { hour: 'numeric', minute: '2-digit' } as const;

/** A time in the visitor's time zone and, where that differs from UTC, in UTC, too. */
export function Moment({ value, timeOnly = false }: MomentProps) {
  const { formatDate } = useIntl();
  const local = formatDate(value, {
    ...(timeOnly ? undefined : { day: 'numeric', month: 'long', year: 'numeric' }),
    ...clock,
    timeZoneName: 'short',
    // No line of Russian ends with a preposition: “26 ноября 2026 г. в 11:53”.
  }).replace(' в ', ' в\u00a0');
  const utc = formatDate(value, { timeZone: 'UTC', ...clock });
  return (
    <time dateTime={value}>
      {utc === formatDate(value, clock) ? (
        local
      ) : (
        <FormattedMessage
          id="status.moment"
          defaultMessage="{local} ({utc} UTC)"
          description="A moment in the visitor’s time zone, and its time in UTC"
          values={{ local, utc }}
        />
      )}
    </time>
  );
}

/** A time range. Within one day, the date is shown once. */
export function Span({ from, to }: { from: string; to: string | null }) {
  const { formatDate } = useIntl();
  return to === null ? (
    <FormattedMessage
      id="status.since"
      defaultMessage="Since {from}"
      description="Start of an open incident"
      values={{ from: <Moment value={from} /> }}
    />
  ) : (
    <FormattedMessage
      id="status.span"
      defaultMessage="From {from} to {to}"
      description="When an incident or maintenance begins and ends"
      values={{
        from: <Moment value={from} />,
        to: <Moment value={to} timeOnly={formatDate(from) === formatDate(to)} />,
      }}
    />
  );
}

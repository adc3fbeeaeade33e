import { TimeSeries } from '@hoster/ui/time-series';

const hour = 3_600_000;
const start = Date.UTC(2026, 10, 30);
const times = Array.from({ length: 25 }, (_, at) => start + at * hour);
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' });

export function Example() {
  return (
    <TimeSeries
      label="Traffic of web-01, last 24 hours (UTC)"
      unit="Mbit/s"
      times={times}
      lines={[
        { id: 'in', label: 'Incoming', values: times.map((_, at) => 20 + 12 * Math.sin(at / 4)) },
        { id: 'out', label: 'Outgoing', values: times.map((_, at) => 48 + 30 * Math.sin(at / 5)) },
      ]}
      formatValue={(value) => value.toFixed(1)}
      formatTime={(time) => clock.format(time)}
      missingLabel="no data"
      timeLabel="Time"
      tableLabel="Show as table"
    />
  );
}

import { DayBars } from '@hoster/ui/day-bars';

const days = Array.from({ length: 60 }, (_, day) => (day === 41 ? 'danger' : 'success') as 'danger' | 'success');

export function Example() {
  return (
    <DayBars
      label="Availability of the last 60 days"
      days={days}
      valueText={(index) =>
        `${59 - index} days ago: ${days[index] === 'success' ? 'no incidents' : 'an outage of 12 minutes'}`
      }
      summary="99.98 %"
      startLabel="60 days ago"
      endLabel="Today"
    />
  );
}

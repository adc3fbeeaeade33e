import { Sparkline } from '@hoster/ui/sparkline';
import { StatTile } from '@hoster/ui/stat-tile';

export function Example() {
  return (
    <StatTile
      label="Open tickets"
      value="42"
      href="#tickets"
      chart={<Sparkline label="Open tickets of the last week, from 30 to 42" values={[30, 34, 31, 38, 35, 40, 42]} />}
      change={{ direction: 'up', label: '12 more than last week', tone: 'warning' }}
    />
  );
}

import { Stat } from '@hoster/ui/stat';

export function Example() {
  return <Stat label="of servers are ready within a minute" value="98" unit="%" />;
}

import { Sparkline } from '@hoster/ui/sparkline';

export function Example() {
  return <Sparkline label="Load of the last hour, at most 1.8" values={[0.4, 0.6, 0.5, 1.1, 1.8, 0.9, 0.7]} />;
}

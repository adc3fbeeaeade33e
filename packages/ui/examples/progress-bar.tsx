import { ProgressBar } from '@hoster/ui/progress-bar';

export function Example() {
  return <ProgressBar label="Installing Debian 13" value={40} valueLabel="40 %" />;
}

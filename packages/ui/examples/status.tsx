import { Status } from '@hoster/ui/status';

export function Example() {
  return <Status tone="success">Active</Status>;
}

import { Badge } from '@hoster/ui/badge';

export function Example() {
  return <Badge tone="action">Most chosen</Badge>;
}

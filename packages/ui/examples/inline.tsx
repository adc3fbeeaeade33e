import { Badge } from '@hoster/ui/badge';
import { Inline } from '@hoster/ui/inline';

export function Example() {
  return (
    <Inline gap={8}>
      <Badge>NVMe</Badge>
      <Badge>IPv6</Badge>
      <Badge>10 Gbit/s</Badge>
    </Inline>
  );
}

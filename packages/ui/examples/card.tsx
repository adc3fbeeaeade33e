import { Card, CardLink } from '@hoster/ui/card';
import { Heading } from '@hoster/ui/heading';
import { Text } from '@hoster/ui/text';

export function Example() {
  return (
    <Card>
      <Heading level={3} size={18}>
        <CardLink href="/vps/nvme-3/">NVMe 3</CardLink>
      </Heading>
      <Text tone="muted">4 GB of memory, 60 GB of NVMe storage</Text>
    </Card>
  );
}

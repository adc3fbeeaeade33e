import { Button } from '@hoster/ui/button';
import { RollingPrice } from '@hoster/ui/rolling-price';
import { Stack } from '@hoster/ui/stack';
import { useState } from 'react';

export function Example() {
  const [cents, setCents] = useState(1000);
  return (
    <Stack>
      <RollingPrice amount={{ cents }} currency={{ short: 'EUR' }} locale="en" />
      <Button onClick={() => setCents(cents + 250)}>Add 1 GB of memory</Button>
    </Stack>
  );
}

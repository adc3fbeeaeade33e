import { Banner } from '@hoster/ui/banner';
import { useState } from 'react';

export function Example() {
  const [shown, setShown] = useState(true);
  if (!shown) return null;
  return (
    <Banner label="Announcement" tone="info" onDismiss={() => setShown(false)} dismissLabel="Dismiss">
      Planned work in Amsterdam on Sunday from 2:00 to 4:00.
    </Banner>
  );
}

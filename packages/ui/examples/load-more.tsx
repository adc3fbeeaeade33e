import { LoadMore } from '@hoster/ui/load-more';
import { useState } from 'react';

export function Example() {
  const [shown, setShown] = useState(24);
  return (
    <LoadMore
      href={shown < 130 ? `?shown=${shown + 24}` : undefined}
      label="Show more servers"
      onLoadMore={() => setShown(Math.min(130, shown + 24))}
      shown={shown}
      total={130}
      countLabel={(some, all) => `${some} of ${all} servers`}
      loadingLabel="Loading"
      retryLabel="Try again"
      endLabel="These are all servers"
    />
  );
}

import { Disclosure } from '@hoster/ui/disclosure';
import { Hidden } from '@hoster/ui/hidden';
import { Suspense, useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { lazyPart } from '../../app/lazy-part.ts';
import type { ApiCommandProps } from './api-command.tsx';

/** Loaded when it is opened, which few visitors do. */
const ApiCommand = lazyPart<ApiCommandProps>(() => import('./api-command.tsx').then((module) => module.ApiCommand));

/** Collapsed instructions for placing the order through the API. Requires script. */
export function ApiOrder(ordered: ApiCommandProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [wasOpened, setOpened] = useState(false);
  const update = () => {
    if (details.current?.open) setOpened(true);
  };
  // May be opened before the script has loaded.
  useEffect(update, []);
  return (
    <Hidden withoutScript>
      <Disclosure
        ref={details}
        suppressHydrationWarning
        onToggle={update}
        summary={
          <FormattedMessage
            id="order.api"
            defaultMessage="Order by API"
            description="Opens the command that places the order from a terminal"
          />
        }
      >
        {wasOpened ? (
          <Suspense fallback={null}>
            <ApiCommand {...ordered} />
          </Suspense>
        ) : null}
      </Disclosure>
    </Hidden>
  );
}

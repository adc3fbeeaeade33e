import { Callout } from '@hoster/ui/callout';
import { type ReactNode, useEffect, useRef } from 'react';

/** Says that something is saved; takes the focus, for the button that did it may be gone. */
export function Saved({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), []);
  return (
    <Callout ref={root} tabIndex={-1} role="status" tone="success">
      <p>{children}</p>
    </Callout>
  );
}

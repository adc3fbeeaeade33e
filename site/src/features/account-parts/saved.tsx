import { Callout } from '@hoster/ui/callout';
import { type ReactNode, useEffect, useRef } from 'react';

/** Says that something is saved or sent; takes the focus, for the button that did it may be gone. */
export function Saved({ title, children }: { title?: ReactNode; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), []);
  return (
    <Callout ref={root} tabIndex={-1} role="status" tone="success" title={title}>
      <p>{children}</p>
    </Callout>
  );
}

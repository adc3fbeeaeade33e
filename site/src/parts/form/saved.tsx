import { Callout } from '@hoster/ui/callout';
import { type ReactNode, useEffect, useRef } from 'react';

/** Confirmation that something was saved or sent; takes the focus, because the button may be gone. */
export function Saved({ title, children }: { title?: ReactNode; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), []);
  return (
    <Callout ref={root} tabIndex={-1} role="status" tone="success" title={title}>
      <p>{children}</p>
    </Callout>
  );
}

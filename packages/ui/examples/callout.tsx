import { Callout } from '@hoster/ui/callout';
import { LinkButton } from '@hoster/ui/link-button';

export function Example() {
  return (
    <Callout
      tone="warning"
      title="Your disk is almost full"
      actions={<LinkButton href="/upgrade/">Add space</LinkButton>}
    >
      58 of 64 GB are used. Backups stop when it is full.
    </Callout>
  );
}

import { EmptyState } from '@hoster/ui/empty-state';
import { LinkButton } from '@hoster/ui/link-button';

export function Example() {
  return (
    <EmptyState title="No services yet" actions={<LinkButton href="/vps/">Order a VPS</LinkButton>}>
      What you order appears here.
    </EmptyState>
  );
}

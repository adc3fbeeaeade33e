import { LinkButton } from '@hoster/ui/link-button';

export function Example() {
  return (
    <LinkButton href="/vps/nvme-3/" variant="action">
      Configure NVMe 3
    </LinkButton>
  );
}

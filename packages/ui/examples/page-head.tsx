import { Button } from '@hoster/ui/button';
import { PageHead } from '@hoster/ui/page-head';
import { Status } from '@hoster/ui/status';
import { TextLink } from '@hoster/ui/text-link';

export function Example() {
  return (
    <PageHead
      above={<TextLink href="#services">Services</TextLink>}
      title="web-01"
      status={<Status tone="success">Running</Status>}
      description="NVMe 3, Frankfurt"
      actions={
        <>
          <Button>Restart</Button>
          <Button variant="action">Open console</Button>
        </>
      }
    />
  );
}

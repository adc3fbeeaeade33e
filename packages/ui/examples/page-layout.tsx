import { Heading } from '@hoster/ui/heading';
import { PageLayout } from '@hoster/ui/page-layout';

export function Example() {
  return (
    <PageLayout header={<Heading level={1}>Order NVMe 3</Heading>} aside="The summary of the order">
      The form
    </PageLayout>
  );
}

import { Heading } from '@hoster/ui/heading';
import { PageBody } from '@hoster/ui/page-body';

export function Example() {
  return (
    <PageBody element="div">
      <Heading level={1}>Invoices</Heading>
      <p>The content of a page, with the space around it.</p>
    </PageBody>
  );
}

import { PageHead } from '@hoster/ui/page-head';
import { SplitItem, SplitView } from '@hoster/ui/split-view';
import { TextLink } from '@hoster/ui/text-link';

export function Example() {
  return (
    <SplitView
      listLabel="Tickets"
      recordLabel="Ticket 4817"
      showing="record"
      back={<TextLink href="#tickets">All tickets</TextLink>}
      list={
        <>
          <SplitItem href="#4817" title="Server can’t be reached" detail="Anna Koch" meta="2 h" current />
          <SplitItem href="#4816" title="Invoice address" detail="Jan Novak" meta="3 h" />
        </>
      }
    >
      <PageHead title="Server can’t be reached" level={2} description="Anna Koch, two hours ago" />
    </SplitView>
  );
}

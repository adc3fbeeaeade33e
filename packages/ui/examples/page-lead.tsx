import { PageFact, PageFacts, PageLead } from '@hoster/ui/page-lead';

export function Example() {
  return (
    <PageLead
      title="Virtual servers"
      facts={
        <PageFacts>
          <PageFact name="lowest price">€4.99</PageFact>
          <PageFact name="data centres">12</PageFact>
        </PageFacts>
      }
    >
      Fast NVMe storage and root access, ready in a minute.
    </PageLead>
  );
}

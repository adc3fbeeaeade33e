import { Accordion, AccordionItem } from '@hoster/ui/accordion';

export function Example() {
  return (
    <Accordion headingLevel={3} defaultValue="setup">
      <AccordionItem value="setup" title="How soon is a server ready?">
        A VPS in about a minute, a dedicated server within a working day.
      </AccordionItem>
      <AccordionItem value="refund" title="Can I get my money back?">
        Within 14 days of the first order, whatever the reason.
      </AccordionItem>
    </Accordion>
  );
}

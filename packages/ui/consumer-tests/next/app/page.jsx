// A server component: it names flat parts, and interactive ones that carry their own 'use client'.
import { Accordion, AccordionItem } from '@hoster/ui/accordion';
import { Heading } from '@hoster/ui/heading';
import { Price } from '@hoster/ui/price';
import { Stack } from '@hoster/ui/stack';
import { Stat } from '@hoster/ui/stat';
import { TextField } from '@hoster/ui/text-field';
import { Panel } from './panel.jsx';

export default function Page() {
  return (
    <Stack element="main" gap={24}>
      <Heading level={1}>A page of another product</Heading>
      <Price amount={{ cents: 1250 }} currency={{ short: 'EUR' }} locale="en" />
      <Stat label="Servers" value="1,204" />
      <TextField label="Name of the server" name="name" />
      <Panel />
      <Accordion headingLevel={2}>
        <AccordionItem value="where" title="Where are the servers?">
          In three cities.
        </AccordionItem>
      </Accordion>
    </Stack>
  );
}

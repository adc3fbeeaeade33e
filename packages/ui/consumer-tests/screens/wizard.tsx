'use client';
// Written from the examples in Storybook and the README alone, as another team would. Both apps use it.
import { Accordion, AccordionItem } from '@hoster/ui/accordion';
import { Button } from '@hoster/ui/button';
import { CodeInput } from '@hoster/ui/code-input';
import { ComparisonTable } from '@hoster/ui/comparison-table';
import { Container } from '@hoster/ui/container';
import { Heading } from '@hoster/ui/heading';
import { Inline } from '@hoster/ui/inline';
import { RadioCards } from '@hoster/ui/radio-cards';
import { Result } from '@hoster/ui/result';
import { Slider } from '@hoster/ui/slider';
import { Stack } from '@hoster/ui/stack';
import { Stepper } from '@hoster/ui/stepper';
import { useEffect, useRef, useState } from 'react';

const titles = ['Plan', 'Size', 'Confirmation'] as const;

export function Wizard() {
  const [at, setAt] = useState(0);
  const [plan, setPlan] = useState('medium');
  const [memory, setMemory] = useState(4);
  const [error, setError] = useState('');
  const [ordered, setOrdered] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(at);
  useEffect(() => document.documentElement.setAttribute('data-hydrated', ''), []);
  useEffect(() => {
    if (shown.current !== at) title.current?.focus();
    shown.current = at;
  }, [at]);

  if (ordered)
    return (
      <Container element="main" paddingBlock="small">
        <Result tone="success" title="Your server is ordered" description={`${plan}, ${memory} GB`} />
      </Container>
    );
  const contents = [
    <Stack key="plan" gap={24}>
      <RadioCards
        legend="Plan"
        name="plan"
        options={[
          { value: 'small', title: 'NVMe 1', price: '€4', description: '1 GB of memory, 20 GB of storage' },
          { value: 'medium', title: 'NVMe 3', price: '€10', description: '4 GB of memory', badge: 'Most chosen' },
        ]}
        value={plan}
        onValueChange={setPlan}
      />
      <ComparisonTable
        caption="Plans"
        featureLabel="Feature"
        yesLabel="included"
        noLabel="not included"
        subjects={[
          { id: 'small', title: 'NVMe 1' },
          { id: 'medium', title: 'NVMe 3', badge: 'Most chosen', highlighted: true },
        ]}
        groups={[
          {
            id: 'server',
            title: 'Server',
            features: [
              { id: 'memory', label: 'Memory', values: { small: '1 GB', medium: '4 GB' } },
              { id: 'backups', label: 'Daily backups', values: { small: false, medium: true } },
            ],
          },
        ]}
      />
      <Accordion headingLevel={3}>
        <AccordionItem value="setup" title="How soon is a server ready?">
          In about a minute.
        </AccordionItem>
      </Accordion>
    </Stack>,
    <Stack key="size">
      <Slider
        label="Memory"
        stops={[1, 2, 4, 8, 16, 32]}
        value={memory}
        onValueChange={setMemory}
        valueText={(gigabytes) => `${gigabytes} GB`}
      />
      <Slider label="Storage" stops={[20, 60, 120, 240]} defaultValue={60} valueText={(size) => `${size} GB`} />
    </Stack>,
    <CodeInput
      key="code"
      label="Code from your app"
      hint="Six digits. Try 123456."
      error={error}
      onValueChange={() => setError('')}
      onComplete={(code) => {
        if (code === '123456') setOrdered(true);
        else setError('This code is wrong or too old. Enter the next one.');
      }}
    />,
  ];
  return (
    <Container element="main" paddingBlock="small">
      <Stack gap={24}>
        <Heading level={1}>Order a server</Heading>
        <Stepper
          label="Steps"
          stages={titles.map((label, index) => ({
            id: label,
            label,
            state: index < at ? 'done' : index === at ? 'current' : 'todo',
            stateLabel: index < at ? 'done' : index === at ? 'in progress' : 'not started',
          }))}
        />
        <Heading level={2} ref={title} tabIndex={-1}>
          {titles[at]}
        </Heading>
        {contents[at]}
        <Inline>
          {at > 0 ? <Button onClick={() => setAt(at - 1)}>Back</Button> : null}
          {at < titles.length - 1 ? (
            <Button variant="action" onClick={() => setAt(at + 1)}>
              Continue
            </Button>
          ) : null}
        </Inline>
      </Stack>
    </Container>
  );
}

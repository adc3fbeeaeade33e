import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { CheckboxGroup } from '../checkbox-group/checkbox-group.tsx';
import { DataList } from '../data-list/data-list.tsx';
import { Icon } from '../icon/icon.tsx';
import { Cpu, HardDrive } from '../icons/index.ts';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { AccordionItem } from './accordion-item.tsx';
import { AccordionToggleAll } from './accordion-toggle-all.tsx';
import { Accordion } from './accordion.tsx';

const meta: Meta<typeof Accordion> = { title: 'Containers/Accordion', component: Accordion };
export default meta;

/** Questions with a button for all. Each has an `id`, so that `#refund` opens it. Find in page opens them, too. */
export const QuestionsAndAnswers: StoryObj = {
  render: () => (
    <Accordion type="multiple" headingLevel={3}>
      <AccordionToggleAll
        expandLabel="Expand all"
        collapseLabel="Collapse all"
        expandedMessage="All answers are open"
        collapsedMessage="All answers are closed"
      />
      <AccordionItem id="setup" value="setup" title="How soon is a server ready?">
        A VPS in about a minute, a dedicated server within a working day.
      </AccordionItem>
      <AccordionItem id="refund" value="refund" title="Can I get my money back?">
        Within 14 days of the first order, to your original payment method.
      </AccordionItem>
    </Accordion>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Expand all' }));
    await expect(canvas.getByText(/^Within 14 days/)).toBeVisible();
  },
};

/** Filters beside a list. Several can be open, and a count after the title says how many options are chosen. */
export const FilterGroups: StoryObj = {
  render: function Example() {
    const [disks, setDisks] = useState<readonly string[]>(['nvme']);
    return (
      <Accordion type="multiple" headingLevel={3} defaultValue={['disks']}>
        <AccordionItem value="disks" title="Disks" size="small" aside={disks.length || undefined}>
          <CheckboxGroup
            legend="Disks"
            legendHidden
            value={disks}
            onValueChange={setDisks}
            options={[
              { value: 'nvme', label: 'NVMe' },
              { value: 'ssd', label: 'SSD' },
            ]}
          />
        </AccordionItem>
        <AccordionItem value="location" title="Location" size="small">
          <CheckboxGroup legend="Location" legendHidden options={[{ value: 'fra', label: 'Frankfurt' }]} />
        </AccordionItem>
      </Accordion>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'SSD' }));
    await expect(canvas.getByRole('button', { name: /Disks\s*2/ })).toBeVisible();
  },
};

/** Steps of an order, opened in turn. A later step says what it waits for. */
export const StepsOfAnOrder: StoryObj = {
  render: function Example() {
    const [step, setStep] = useState('server');
    const [hostname, setHostname] = useState('');
    return (
      <Accordion headingLevel={3} value={step} onValueChange={setStep}>
        <AccordionItem value="server" title="1. Server" aside={hostname || undefined}>
          <Stack gap={12} align="start">
            <TextField label="Hostname" value={hostname} onChange={(event) => setHostname(event.currentTarget.value)} />
            <Button
              disabledReason={hostname === '' ? 'Enter a hostname' : undefined}
              onClick={() => setStep('payment')}
            >
              Continue
            </Button>
          </Stack>
        </AccordionItem>
        <AccordionItem
          value="payment"
          title="2. Payment"
          disabledReason={hostname === '' ? 'Name the server first' : undefined}
        >
          <Text>Charged to your balance</Text>
        </AccordionItem>
      </Accordion>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Hostname' }), 'web-01');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvas.getByText('Charged to your balance')).toBeVisible();
  },
};

/** The long specification of a server, by part. Icons come before the titles, and nothing has to be open. */
export const Specification: StoryObj = {
  render: () => (
    <Accordion type="multiple" headingLevel={3} defaultValue={['processor']}>
      <AccordionItem value="processor" title="Processor" icon={<Icon icon={Cpu} />}>
        <DataList
          items={[
            { term: 'Model', value: 'AMD EPYC 4344P' },
            { term: 'Cores', value: '8' },
          ]}
        />
      </AccordionItem>
      <AccordionItem value="storage" title="Storage" icon={<Icon icon={HardDrive} />}>
        <DataList items={[{ term: 'Disks', value: '2 × 960 GB NVMe', note: 'RAID 1' }]} />
      </AccordionItem>
    </Accordion>
  ),
};

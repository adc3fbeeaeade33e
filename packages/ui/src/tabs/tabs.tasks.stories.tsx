import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { CodeBlock } from '../code-block/code-block.tsx';
import { DataList } from '../data-list/data-list.tsx';
import { Inline } from '../inline/inline.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Tabs } from './tabs.tsx';

const meta: Meta<typeof Tabs> = { title: 'Navigation/Tabs', component: Tabs };
export default meta;

/** Views of one record, with the tab in the address, so that each can be linked to. Pages of their own are NavTabs. */
export const ViewsOfARecord: StoryObj = {
  render: () => (
    <Tabs
      label="web-01"
      hash
      items={[
        {
          id: 'network',
          label: 'Network',
          content: (
            <DataList
              items={[
                { term: 'IPv4', value: '203.0.113.10' },
                { term: 'IPv6', value: '2001:db8::10' },
              ]}
            />
          ),
        },
        {
          id: 'disks',
          label: 'Disks',
          content: <DataList items={[{ term: 'NVMe', value: '60 GB', note: '41 GB free' }]} />,
        },
      ]}
    />
  ),
};

/** A number after the label, such as open tickets. It’s part of the tab’s name. */
export const WithCounts: StoryObj = {
  render: () => (
    <Tabs
      label="Tickets"
      items={[
        {
          id: 'open',
          label: (
            <Inline gap={8}>
              Open <Badge tone="info">2</Badge>
            </Inline>
          ),
          content: <Text>Server can’t be reached, Change of the invoice address</Text>,
        },
        { id: 'closed', label: 'Closed', content: <Text>No closed tickets yet.</Text> },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Open 2' })).toHaveAttribute('aria-selected', 'true');
  },
};

/** The same in several systems: one block of code for each. */
export const CodeForEachSystem: StoryObj = {
  render: () => (
    <Tabs
      label="Operating system"
      items={[
        {
          id: 'debian',
          label: 'Debian',
          content: (
            <CodeBlock caption="On Debian" code="sudo apt install nginx" copyLabel="Copy" copiedLabel="Copied" />
          ),
        },
        {
          id: 'alma',
          label: 'AlmaLinux',
          content: (
            <CodeBlock caption="On AlmaLinux" code="sudo dnf install nginx" copyLabel="Copy" copiedLabel="Copied" />
          ),
        },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'AlmaLinux' }));
    await expect(canvas.getByText('sudo dnf install nginx')).toBeVisible();
  },
};

/** Bound to state, so that a button elsewhere can open a tab. A tab that can’t be opened says why. */
export const BoundToState: StoryObj = {
  render: function Example() {
    const [tab, setTab] = useState('plan');
    return (
      <Tabs
        label="Order"
        value={tab}
        onValueChange={setTab}
        items={[
          {
            id: 'plan',
            label: 'Plan',
            content: (
              <Stack gap={12} align="start">
                <Text>NVMe 3 in Frankfurt</Text>
                <Button onClick={() => setTab('options')}>Choose options</Button>
              </Stack>
            ),
          },
          { id: 'options', label: 'Options', content: <Text>Backups, IPv4 addresses</Text> },
          { id: 'windows', label: 'Licences', content: null, disabledReason: 'Only for Windows' },
        ]}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose options' }));
    await expect(canvas.getByRole('tab', { name: 'Options' })).toHaveAttribute('aria-selected', 'true');
  },
};

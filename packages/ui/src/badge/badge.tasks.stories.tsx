import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../heading/heading.tsx';
import { Inline } from '../inline/inline.tsx';
import { Table } from '../table/table.tsx';
import { Text } from '../text/text.tsx';
import { Badge } from './badge.tsx';

const meta: Meta<typeof Badge> = { title: 'Text/Badge', component: Badge };
export default meta;

/** Recommends one of several offers. `action` is for one badge in a view. */
export const Recommendation: StoryObj = {
  render: () => (
    <Inline gap={12}>
      <Heading level={3}>NVMe 3</Heading>
      <Badge tone="action">Most popular</Badge>
    </Inline>
  ),
};

/** A discount beside a price or a term. */
export const Discount: StoryObj = {
  render: () => (
    <Inline gap={8}>
      <Text>12 months</Text>
      <Badge tone="success">−15 %</Badge>
    </Inline>
  ),
};

/** Kinds of records in a table. A state that changes, such as “Paid”, is a Status. */
export const KindsOfRecords: StoryObj = {
  render: () => (
    <Table
      caption="DNS records"
      rows={[
        { type: 'A', name: 'example.org', value: '203.0.113.10' },
        { type: 'MX', name: 'example.org', value: 'mail.example.org' },
      ]}
      rowKey={({ type }) => type}
      columns={[
        { id: 'name', header: 'Name', rowHeader: true, cell: ({ name }) => name },
        { id: 'type', header: 'Type', cell: ({ type }) => <Badge>{type}</Badge> },
        { id: 'value', header: 'Value', mono: true, cell: ({ value }) => value },
      ]}
    />
  ),
};

/** What is new or will change soon, after a title. */
export const NewOrBeta: StoryObj = {
  render: () => (
    <Inline gap={16}>
      <Inline gap={8}>
        <Text>Object storage</Text>
        <Badge tone="info">New</Badge>
      </Inline>
      <Inline gap={8}>
        <Text>Managed databases</Text>
        <Badge tone="warning">Beta</Badge>
      </Inline>
    </Inline>
  ),
};

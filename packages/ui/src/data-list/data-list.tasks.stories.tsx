import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Copyable } from '../copyable/copyable.tsx';
import { Price } from '../price/price.tsx';
import { Status } from '../status/status.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import { DataList } from './data-list.tsx';

const meta: Meta<typeof DataList> = { title: 'Text/DataList', component: DataList };
export default meta;

/** Login details of a server, with buttons to copy them. */
export const LoginDetails: StoryObj = {
  render: () => (
    <DataList
      items={[
        {
          term: 'IP address',
          value: <Copyable value="203.0.113.10" copyLabel="Copy IP address" copiedLabel="Copied" />,
        },
        { term: 'User', value: <Copyable value="root" copyLabel="Copy user" copiedLabel="Copied" /> },
        { term: 'Port', value: '22' },
      ]}
    />
  ),
};

/** The parts of a total, `dense`, with prices in a column. */
export const PartsOfATotal: StoryObj = {
  render: () => (
    <DataList
      dense
      items={[
        { term: 'NVMe 3', value: <Price fixed amount={{ cents: 1200 }} currency={{ short: 'EUR' }} locale="en" /> },
        { term: 'VAT, 19 %', value: <Price fixed amount={{ cents: 228 }} currency={{ short: 'EUR' }} locale="en" /> },
        {
          term: <strong>Total</strong>,
          id: 'total',
          value: <Price fixed amount={{ cents: 1428 }} currency={{ short: 'EUR' }} locale="en" />,
        },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition')).toHaveLength(3);
  },
};

/** Long values, such as addresses, are below their terms and not monospaced. */
export const BillingDetails: StoryObj = {
  render: () => (
    <DataList
      layout="stacked"
      mono={false}
      items={[
        { term: 'Company', value: 'Koch & Weber Handelsgesellschaft mbH' },
        { term: 'Address', value: 'Mainzer Landstraße 178, 60327 Frankfurt am Main, Germany' },
        { term: 'VAT number', value: 'DE 123 456 789' },
      ]}
    />
  ),
};

/** A status or a link as the value, and what it means in the note. */
export const StateOfAService: StoryObj = {
  render: () => (
    <DataList
      mono={false}
      items={[
        { term: 'State', value: <Status tone="warning">Payment due</Status>, note: 'Suspended on 4 December' },
        { term: 'Invoice', value: <TextLink href="#2231">2231</TextLink>, note: 'Due on 30 November' },
        { term: 'Auto-renewal', value: 'Off' },
      ]}
    />
  ),
};

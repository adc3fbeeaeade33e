import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { columns, invoices, labels } from '../../compositions/invoices.tsx';
import { pictured } from '../../docs-page/modes.ts';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { Example as Sample } from '../../examples/split-view.tsx';
import { Badge } from '../badge/badge.tsx';
import { arrangeRows, DataTable, initialView } from '../data-table/index.ts';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { PageHead } from '../page-head/page-head.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import { docs } from './split-view.docs.tsx';
import { SplitItem, SplitView, type SplitViewProps } from './split-view.tsx';

const meta: Meta<typeof SplitView> = { title: 'App frame/SplitView', component: SplitView };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

const subjects = [
  'Server can’t be reached since the restart',
  'Invoice address',
  'Не приходит письмо с кодом подтверждения',
  'Reverse DNS for 2001:db8:85a3:8d3:1319:8a2e:370:7348',
];

const Tickets = (props: Partial<SplitViewProps>) => (
  <SplitView
    listLabel="Tickets"
    recordLabel="Ticket"
    showing="list"
    back={<TextLink href="#tickets">All tickets</TextLink>}
    list={
      <>
        {Array.from({ length: 12 }, (_, at) => (
          <SplitItem
            key={at}
            href={`#${4817 - at}`}
            title={subjects[at % subjects.length]}
            detail={`Anna Koch, web-0${(at % 9) + 1}`}
            meta={`${at + 2} h`}
            status={at % 3 === 0 ? <Badge tone="warning">New answer</Badge> : undefined}
            current={at === 0 && props.showing === 'record'}
          />
        ))}
      </>
    }
    {...props}
  >
    {props.children ?? (
      <Stack gap={16}>
        <PageHead level={2} title={subjects[0]} description="Anna Koch, two hours ago" />
        <Text>It answered until the restart at 14:02. Since then, neither SSH nor HTTP.</Text>
      </Stack>
    )}
  </SplitView>
);

/** A record beside its list. On phones, the record with a link back. */
export const Matrix: StoryObj = {
  parameters: pictured(),
  render: () => <Tickets showing="record" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: 'Ticket' })).toBeVisible();
    const wide = canvasElement.getBoundingClientRect().width >= 800;
    await expect(canvas.queryByRole('region', { name: 'Tickets' }) !== null).toBe(wide);
    await expect(canvas.queryByRole('link', { name: 'All tickets' }) !== null).toBe(!wide);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Nothing chosen. On phones, the list. */
export const MatrixNothingChosen: StoryObj = {
  parameters: pictured(),
  name: 'Matrix nothing chosen',
  render: () => (
    <Tickets>
      <EmptyState title="No ticket selected">Select a ticket to read it here.</EmptyState>
    </Tickets>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'Tickets' })).toBeVisible();
  },
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);

/** A data table whose rows lead to their records. The table has the whole width until one is chosen. */
export const TableAndRecord: StoryObj = {
  render: function Render() {
    const [view, setView] = useState(initialView(columns));
    return (
      <SplitView
        variant="table"
        listLabel="All invoices"
        recordLabel="Invoice HST-2026-0002"
        showing="record"
        back={<TextLink href="#invoices">All invoices</TextLink>}
        list={
          <DataTable
            caption="Invoices"
            captionHidden
            columns={columns}
            rows={arrangeRows(invoices(6), columns, view, 'en')}
            rowKey={(row) => row.number}
            rowHref={(row) => `#${row.number}`}
            currentKey="HST-2026-0002"
            view={view}
            onViewChange={setView}
            labels={labels}
          />
        }
      >
        <PageHead level={2} title="HST-2026-0002" description="14 February 2026" />
      </SplitView>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'HST-2026-0002' })).toBeVisible();
    // On phones, the record alone.
    if (innerWidth > 1000) await expect(canvas.getByRole('link', { current: true })).toBeVisible();
  },
};

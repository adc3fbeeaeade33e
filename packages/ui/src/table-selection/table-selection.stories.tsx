import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/table-selection.tsx';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { Status } from '../status/status.tsx';
import { Table, type TableColumn } from '../table/table.tsx';
import { docs } from './table-selection.docs.tsx';
import { useTableSelection } from './use-table-selection.tsx';

interface Server {
  id: number;
  name: string;
  state: 'success' | 'warning' | 'danger';
  word: string;
}

const servers: Server[] = [
  { id: 1, name: 'web-01', state: 'success', word: 'Active' },
  { id: 2, name: 'db-02', state: 'warning', word: 'Awaiting payment' },
  { id: 3, name: 'very-long-host-name-of-a-mail-relay', state: 'success', word: 'Active' },
  { id: 4, name: 'old-04', state: 'danger', word: 'Being deleted' },
];

const columns: TableColumn<Server>[] = [
  { id: 'name', header: 'Name', rowHeader: true, cell: ({ name }) => name, sort: { href: '#sort=name' } },
  { id: 'state', header: 'State', cell: ({ state, word }) => <Status tone={state}>{word}</Status> },
];

function Servers({ start = [] }: { start?: number[] }) {
  const [selected, setSelected] = useState<ReadonlySet<string | number>>(new Set(start));
  const { column, ...selection } = useTableSelection({
    rows: servers,
    rowKey: ({ id }) => id,
    selected,
    onSelectedChange: setSelected,
    label: 'Select',
    allLabel: 'Select all servers',
    rowLabel: ({ name }) => `Select ${name}`,
    countLabel: (count, all) => `${count} of ${all} selected`,
    isDisabled: ({ state }) => state === 'danger',
  });
  return (
    <Table caption="Servers" columns={[column, ...columns]} rows={servers} rowKey={({ id }) => id} {...selection} />
  );
}

const meta: Meta = { title: 'Tables and lists/useTableSelection' };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** Some rows are selected, so the checkbox in the header is mixed. One row can't be selected. */
export const Matrix: StoryObj = { parameters: pictured(), render: () => <Servers start={[2, 3]} /> };

/** Clicking near a checkbox toggles it. With Shift, it selects a range. */
export const Range: StoryObj = {
  render: () => <Servers />,
  play: async ({ canvas, userEvent }) => {
    const box = (name: string) => canvas.getByRole('checkbox', { name: `Select ${name}` });
    await userEvent.click(box('web-01'));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(box('very-long-host-name-of-a-mail-relay'));
    await userEvent.keyboard('{/Shift}');
    await expect(box('db-02')).toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent('3 of 4 selected');
    await expect(box('all servers')).toBeChecked();
    await expect(box('old-04')).toBeDisabled();
    const { left, top } = box('db-02').getBoundingClientRect();
    await expect(document.elementFromPoint(left - 8, top + 10)?.closest('label')).toContainElement(box('db-02'));
  },
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { DataList } from '../data-list/data-list.tsx';
import { Stack } from '../stack/stack.tsx';
import { Table } from '../table/table.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Status } from './status.tsx';

const meta: Meta<typeof Status> = { title: 'Feedback/Status', component: Status };
export default meta;

/** States of records. Keep the tone of each state in one place of your code. */
export const StatesInATable: StoryObj = {
  render: function Example() {
    const states = {
      running: { tone: 'success', label: 'Running' },
      setup: { tone: 'pending', label: 'Setting up' },
      due: { tone: 'warning', label: 'Payment due' },
      failed: { tone: 'danger', label: 'Setup failed' },
      stopped: { tone: 'neutral', label: 'Stopped' },
    } as const;
    return (
      <Table
        caption="Servers"
        rows={[
          { name: 'web-01', state: states.running },
          { name: 'web-02', state: states.setup },
          { name: 'db-01', state: states.due },
          { name: 'mail-01', state: states.failed },
          { name: 'test-01', state: states.stopped },
        ]}
        rowKey={({ name }) => name}
        columns={[
          { id: 'name', header: 'Name', rowHeader: true, cell: ({ name }) => name },
          { id: 'state', header: 'State', cell: ({ state }) => <Status tone={state.tone}>{state.label}</Status> },
        ]}
      />
    );
  },
};

/** A state that changes while people wait is announced: `role="status"`. */
export const ChangesWhileWaiting: StoryObj = {
  render: function Example() {
    const [running, setRunning] = useState(true);
    return (
      <Stack gap={12} align="start">
        <Status role="status" tone={running ? 'success' : 'neutral'}>
          {running ? 'Running' : 'Stopped'}
        </Status>
        <Button onClick={() => setRunning(!running)}>{running ? 'Stop server' : 'Start server'}</Button>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop server' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Stopped');
  },
};

/** The result of a check below a field, which isn’t an error. */
export const ResultOfACheck: StoryObj = {
  render: () => (
    <TextField
      label="Domain"
      defaultValue="example.org"
      aria-describedby="domain-check"
      below={
        <Status id="domain-check" role="status" tone="success">
          This domain is available.
        </Status>
      }
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('This domain is available.');
  },
};

/** Services on a status page. Say what is affected and since when beside the state. */
export const ServicesOfAStatusPage: StoryObj = {
  render: () => (
    <DataList
      mono={false}
      items={[
        { term: 'Virtual servers', value: <Status tone="success">Operational</Status> },
        { term: 'Control panel', value: <Status tone="warning">Slow responses</Status>, note: 'Since 13:20 UTC' },
        { term: 'Backup storage', value: <Status tone="info">Maintenance tonight</Status>, note: '02:00–03:00 UTC' },
      ]}
    />
  ),
};

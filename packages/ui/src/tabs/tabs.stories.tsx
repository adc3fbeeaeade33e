import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/tabs.tsx';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { NavTabs } from '../nav-tabs/nav-tabs.tsx';
import { docs } from './tabs.docs.tsx';
import { Tabs } from './tabs.tsx';

const meta: Meta<typeof Tabs> = { title: 'Navigation/Tabs', component: Tabs };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** Variants and states for the visual tests. */
export const Matrix: StoryObj = {
  parameters: pictured('rtl'),
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      <Tabs
        label="Operating system"
        items={[
          { id: 'linux', label: 'Linux', content: <p>Debian 13, Ubuntu 26.04</p> },
          {
            id: 'windows',
            label: 'Windows',
            content: <p>Windows Server 2025</p>,
            disabled: true,
            disabledReason: 'From 2 GB',
          },
          { id: 'bsd', label: 'FreeBSD и другие системы', content: <p>FreeBSD 15</p> },
          { id: 'own', label: 'Собственный образ', content: <p>ISO</p> },
        ]}
      />
      <NavTabs
        label="Service"
        items={[
          { href: '#overview', label: 'Overview', current: true },
          { href: '#access', label: 'Access', aside: <small>2</small> },
          { href: '#history', label: 'История изменений' },
        ]}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('tab', { name: 'Linux' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('FreeBSD');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('FreeBSD 15');
  },
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October'];

function Logs() {
  const [names, setNames] = useState(months);
  return (
    <div style={{ maxWidth: 420 }}>
      <Tabs
        label="Logs"
        scrollLabels={{ before: 'Earlier', after: 'Later' }}
        items={names.map((name) => ({
          id: name,
          label: name,
          dismissLabel: `Close: ${name}`,
          content: <p>{name}.log</p>,
        }))}
        onDismiss={(id) => setNames(names.filter((name) => name !== id))}
      />
    </div>
  );
}

/** Buttons scroll the list if tabs don't fit. The cross and Delete close a tab. */
export const MatrixOverflow: StoryObj = {
  parameters: pictured('rtl'),
  name: 'Matrix overflow',
  render: () => <Logs />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Later' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Earlier' })).toBeVisible());
    canvas.getByRole('tab', { name: 'January' }).focus();
    await userEvent.keyboard('{Delete}');
    await expect(canvas.queryByRole('tab', { name: 'January' })).toBeNull();
    await expect(canvas.getByRole('tab', { name: 'February' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('February.log');
  },
};

/** For slow panels, arrow keys only move focus and Enter selects. Panels are rendered when first selected. */
export const ManualAndLazy: StoryObj = {
  render: () => (
    <Tabs
      label="Report"
      activation="manual"
      lazy
      items={[
        { id: 'day', label: 'Day', content: <p>Today</p> },
        { id: 'year', label: 'Year', content: <p>All of the year</p> },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText('All of the year')).toBeNull();
    canvas.getByRole('tab', { name: 'Day' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Year' })).toHaveFocus();
    await expect(canvas.getByRole('tab', { name: 'Day' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('All of the year')).toBeVisible();
  },
};

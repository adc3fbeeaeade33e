import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { IncidentsPage } from '../examples/recipes/console/incidents-page.tsx';

/** The code is on the page Start/Console and settings area. */
const meta: Meta = { title: 'Compositions/Console', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } };
export default meta;

/** A list of incidents with the chosen one beside it, a form in a side dialog, search and notifications. */
export const Incidents: StoryObj = {
  render: () => <IncidentsPage />,
  play: async ({ canvas }) => {
    const body = within(document.body);
    await expect(canvas.getByText('Choose an incident to see its updates.')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('link', { name: /Packet loss in Frankfurt/ }));
    const record = within(canvas.getByRole('region', { name: 'Incident 214' }));
    await userEvent.click(record.getByRole('button', { name: 'Post update' }));
    const form = within(await body.findByRole('dialog', { name: 'Post update' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Update' }), 'No packets are lost any more.');
    await userEvent.click(form.getByRole('radio', { name: 'Resolved' }));
    await userEvent.click(form.getByRole('button', { name: 'Post update' }));
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await expect(record.getByText('No packets are lost any more.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Packet loss.*Resolved/ })).toHaveAttribute('aria-current', 'true');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AccordionMenu } from '../accordion-menu/accordion-menu.tsx';
import { Button } from '../button/button.tsx';
import { CheckboxGroup } from '../checkbox-group/checkbox-group.tsx';
import { DataList } from '../data-list/data-list.tsx';
import { Stack } from '../stack/stack.tsx';
import { Status } from '../status/status.tsx';
import { Text } from '../text/text.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { SideDialog } from './side-dialog.tsx';

const meta: Meta<typeof SideDialog> = { title: 'Overlays/SideDialog', component: SideDialog };
export default meta;

const body = within(document.body);

/** A form beside the page it belongs to. It asks before unsaved changes are lost, and not after saving. */
export const EditARecord: StoryObj = {
  render: function Example() {
    const [open, setOpen] = useState(false);
    const [saved, setSaved] = useState('Anna Koch');
    const [name, setName] = useState(saved);
    return (
      <Stack gap={12} align="start">
        <Text>Billing contact: {saved}</Text>
        <Button onClick={() => setOpen(true)}>Edit contact</Button>
        <SideDialog
          open={open}
          title="Billing contact"
          closeLabel="Close"
          onClose={() => {
            setName(saved);
            setOpen(false);
          }}
          guard={{
            active: name !== saved,
            title: 'Discard your changes?',
            leaveLabel: 'Discard changes',
            stayLabel: 'Keep editing',
          }}
          footer={(close) => (
            <>
              <Button
                variant="action"
                onClick={() => {
                  setSaved(name);
                  setOpen(false);
                }}
              >
                Save contact
              </Button>
              <Button variant="quiet" onClick={close}>
                Cancel
              </Button>
            </>
          )}
        >
          <TextField
            label="Name"
            autoComplete="name"
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        </SideDialog>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit contact' }));
    await userEvent.type(await body.findByRole('textbox', { name: 'Name' }), ' Weber');
    await userEvent.click(body.getByRole('button', { name: 'Save contact' }));
    await waitFor(() => expect(canvas.getByText('Billing contact: Anna Koch Weber')).toBeVisible());
  },
};

/** Details of a row, without leaving the list. For a page of its own, link to it in the footer. */
export const DetailsOfARow: StoryObj = {
  render: function Example() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Show web-01</Button>
        <SideDialog
          open={open}
          title="web-01"
          description="NVMe 3 in Frankfurt"
          closeLabel="Close"
          onClose={() => setOpen(false)}
        >
          <Stack gap={16}>
            <Status tone="success">Running</Status>
            <DataList
              items={[
                { term: 'IP address', value: '203.0.113.10' },
                { term: 'Operating system', value: 'Debian 13' },
                { term: 'Next renewal', value: '1 December 2026', note: '€12' },
              ]}
            />
          </Stack>
        </SideDialog>
      </>
    );
  },
};

/** Filters of a list on phones. The list changes when they are applied, and the button says how many are active. */
export const Filters: StoryObj = {
  render: function Example() {
    const [open, setOpen] = useState(false);
    const [active, setActive] = useState<readonly string[]>([]);
    const [draft, setDraft] = useState(active);
    const start = () => {
      setDraft(active);
      setOpen(true);
    };
    return (
      <>
        <Button onClick={start} count={active.length || undefined}>
          Filters
        </Button>
        <SideDialog
          open={open}
          width="small"
          title="Filters"
          closeLabel="Close"
          onClose={() => setOpen(false)}
          footer={
            <Button
              variant="action"
              stretched
              onClick={() => {
                setActive(draft);
                setOpen(false);
              }}
            >
              Show servers
            </Button>
          }
        >
          <CheckboxGroup
            legend="Location"
            value={draft}
            onValueChange={setDraft}
            options={[
              { value: 'fra', label: 'Frankfurt' },
              { value: 'ams', label: 'Amsterdam' },
              { value: 'nyc', label: 'New York' },
            ]}
          />
        </SideDialog>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await userEvent.click(await body.findByRole('checkbox', { name: 'Amsterdam' }));
    await userEvent.click(body.getByRole('button', { name: 'Show servers' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /Filters\s*1/ })).toHaveFocus());
  },
};

/** The navigation of a site on phones, from the start of the line. */
export const MobileNavigation: StoryObj = {
  render: function Example() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Menu</Button>
        <SideDialog
          open={open}
          side="start"
          width="small"
          title="Menu"
          closeLabel="Close menu"
          onClose={() => setOpen(false)}
        >
          <AccordionMenu
            label="Site"
            entries={[
              {
                id: 'servers',
                label: 'Servers',
                links: [
                  { href: '#vps', label: 'VPS', current: true },
                  { href: '#dedicated', label: 'Dedicated servers' },
                ],
              },
              { href: '#hosting', label: 'Web hosting' },
              { href: '#help', label: 'Help' },
            ]}
          />
        </SideDialog>
      </>
    );
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Menu } from '../menu/menu.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Dialog } from './dialog.tsx';

const meta: Meta<typeof Dialog> = { title: 'Overlays/Dialog', component: Dialog };
export default meta;

const body = within(document.body);

/** A short form. The button in the footer submits it by the form’s id, and focus starts in the first field. */
export const FormInADialog: StoryObj = {
  render: function Example() {
    const [open, setOpen] = useState(false);
    const [keys, setKeys] = useState(['laptop']);
    const [name, setName] = useState('');
    const add = () => {
      setKeys([...keys, name]);
      setName('');
      setOpen(false);
    };
    return (
      <Stack gap={16} align="start">
        <Text>SSH keys: {keys.join(', ')}</Text>
        <Button onClick={() => setOpen(true)}>Add SSH key</Button>
        <Dialog
          open={open}
          title="Add SSH key"
          closeLabel="Close"
          initialFocus="field"
          onClose={() => setOpen(false)}
          footer={(close) => (
            <>
              <Button type="submit" form="ssh-key" variant="action">
                Add key
              </Button>
              <Button variant="quiet" onClick={close}>
                Cancel
              </Button>
            </>
          )}
        >
          <form id="ssh-key" action={add}>
            <Stack gap={16}>
              <TextField
                label="Name"
                required
                messages={{ valueMissing: 'Enter a name.' }}
                value={name}
                onChange={(event) => setName(event.currentTarget.value)}
              />
              <TextField label="Public key" name="key" mono placeholder="ssh-ed25519 AAAA…" />
            </Stack>
          </form>
        </Dialog>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add SSH key' }));
    const name = await body.findByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.type(name, 'desktop');
    await userEvent.click(body.getByRole('button', { name: 'Add key' }));
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText('SSH keys: laptop, desktop')).toBeVisible();
  },
};

/** Long content scrolls between the heading and the footer, which stay visible. */
export const ScrollingContent: StoryObj = {
  render: function Example() {
    const [open, setOpen] = useState(false);
    const months = ['June', 'July', 'August', 'September', 'October', 'November'];
    return (
      <>
        <Button onClick={() => setOpen(true)}>Show changes</Button>
        <Dialog
          open={open}
          width="large"
          title="Changes of the control panel"
          closeLabel="Close"
          onClose={() => setOpen(false)}
          footer={(close) => <Button onClick={close}>Done</Button>}
        >
          <Stack gap={24}>
            {months.map((month) => (
              <Stack key={month} gap={8}>
                <Text weight="medium">{month} 2026</Text>
                <Text>
                  Backups can be restored to another server. Firewall rules have names and can be copied. Invoices list
                  each server with its hostname. Tickets accept files up to 20 MB.
                </Text>
              </Stack>
            ))}
          </Stack>
        </Dialog>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show changes' }));
    await userEvent.click(await body.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
  },
};

/** Opened from a menu. When it closes, focus returns to the button of the menu. */
export const FromAMenu: StoryObj = {
  render: function Example() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Menu
          trigger={(trigger) => <Button {...trigger}>Actions for web-01</Button>}
          groups={[{ id: 'server', items: [{ id: 'rename', label: 'Rename…', onSelect: () => setOpen(true) }] }]}
        />
        <Dialog
          open={open}
          width="small"
          title="Rename web-01"
          closeLabel="Close"
          initialFocus="field"
          onClose={() => setOpen(false)}
          footer={(close) => (
            <Button variant="action" onClick={close}>
              Rename
            </Button>
          )}
        >
          <TextField label="Hostname" name="hostname" defaultValue="web-01" />
        </Dialog>
      </>
    );
  },
  play: async ({ canvas }) => {
    const actions = canvas.getByRole('button', { name: 'Actions for web-01' });
    await userEvent.click(actions);
    await userEvent.click(await body.findByRole('menuitem', { name: 'Rename…' }));
    await userEvent.click(await body.findByRole('button', { name: 'Rename' }));
    await waitFor(() => expect(actions).toHaveFocus());
  },
};

/** With `guard`, closing asks before typed text is lost: by Escape, the backdrop and every button. */
export const AsksBeforeClosing: StoryObj = {
  render: function Example() {
    const [open, setOpen] = useState(false);
    const [text, setText] = useState('');
    const close = () => {
      setOpen(false);
      setText('');
    };
    return (
      <>
        <Button onClick={() => setOpen(true)}>Write a note</Button>
        <Dialog
          open={open}
          title="Note about web-01"
          closeLabel="Close"
          onClose={close}
          guard={{
            active: text !== '',
            title: 'Discard your note?',
            leaveLabel: 'Discard note',
            stayLabel: 'Keep editing',
          }}
        >
          <TextField label="Note" value={text} onChange={(event) => setText(event.currentTarget.value)} />
        </Dialog>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Write a note' }));
    await userEvent.type(await body.findByRole('textbox', { name: 'Note' }), 'Runs the shop');
    await userEvent.click(body.getByRole('button', { name: 'Close' }));
    await userEvent.click(await body.findByRole('button', { name: 'Discard note' }));
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
  },
};

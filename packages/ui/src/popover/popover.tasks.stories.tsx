import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { CheckboxGroup } from '../checkbox-group/checkbox-group.tsx';
import { Copyable } from '../copyable/copyable.tsx';
import { DataList } from '../data-list/data-list.tsx';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CircleHelp, Share2 } from '../icons/index.ts';
import { Inline } from '../inline/inline.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Popover } from './popover.tsx';

const meta: Meta<typeof Popover> = { title: 'Overlays/Popover', component: Popover };
export default meta;

const body = within(document.body);

/** An explanation with a link or several lines. For one short line, use Tooltip. */
export const HelpOnATerm: StoryObj = {
  render: () => (
    <Inline gap={4}>
      <Text>Reverse DNS</Text>
      <Popover
        label="What is reverse DNS?"
        closeLabel="Close"
        arrow
        trigger={(trigger) => (
          <IconButton
            {...trigger}
            size="small"
            label="What is reverse DNS?"
            icon={<Icon icon={CircleHelp} size={18} />}
          />
        )}
      >
        <Text>The hostname that belongs to an IP address. Mail servers check it before they accept a message.</Text>
      </Popover>
    </Inline>
  ),
};

/** How a total is made up, where the page has no room for it. */
export const PartsOfAPrice: StoryObj = {
  render: () => (
    <Popover
      label="Price details"
      closeLabel="Close"
      trigger={(trigger) => <Button {...trigger}>€21.42 a month</Button>}
    >
      <DataList
        dense
        items={[
          { term: 'NVMe 3', value: '€12.00' },
          { term: 'Two IPv4 addresses', value: '€6.00' },
          { term: 'VAT, 19 %', value: '€3.42' },
        ]}
      />
    </Popover>
  ),
};

/** A small form. `children` as a function receives `close`, which returns focus to the button. */
export const RenameInPlace: StoryObj = {
  render: function Example() {
    const [name, setName] = useState('web-01');
    const [draft, setDraft] = useState(name);
    return (
      <Popover label="Rename server" trigger={(trigger) => <Button {...trigger}>Rename {name}</Button>}>
        {(close) => (
          <form
            action={() => {
              setName(draft);
              close();
            }}
          >
            <Stack gap={12} align="start">
              <TextField
                label="Hostname"
                required
                value={draft}
                onChange={(event) => setDraft(event.currentTarget.value)}
              />
              <Button type="submit" variant="action" size="small">
                Save
              </Button>
            </Stack>
          </form>
        )}
      </Popover>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename web-01' }));
    const field = await body.findByRole('textbox', { name: 'Hostname' });
    await userEvent.clear(field);
    await userEvent.type(field, 'shop-01{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Rename shop-01' })).toHaveFocus());
  },
};

/** Filters beside a list. The list changes with each choice, so there is no button to apply them. */
export const FilterBesideAList: StoryObj = {
  render: function Example() {
    const [states, setStates] = useState<readonly string[]>(['unpaid']);
    return (
      <Popover
        label="Filter invoices"
        closeLabel="Close"
        trigger={(trigger) => (
          <Button {...trigger} count={states.length || undefined}>
            State
          </Button>
        )}
      >
        <CheckboxGroup
          legend="State"
          value={states}
          onValueChange={setStates}
          options={[
            { value: 'unpaid', label: 'Unpaid' },
            { value: 'paid', label: 'Paid' },
            { value: 'refunded', label: 'Refunded' },
          ]}
        />
      </Popover>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /State/ }));
    await userEvent.click(await body.findByRole('checkbox', { name: 'Refunded' }));
    await expect(canvas.getByRole('button', { name: /State\s*2/ })).toBeVisible();
  },
};

/** Something to copy, on demand. */
export const ShareALink: StoryObj = {
  render: () => (
    <Popover
      label="Share this configuration"
      closeLabel="Close"
      trigger={(trigger) => (
        <Button {...trigger} leading={<Icon icon={Share2} size={18} />}>
          Share
        </Button>
      )}
    >
      <Stack gap={8}>
        <Text>The link opens the same plan, location and options.</Text>
        <Copyable value="https://example.org/c/8f2a11" copyLabel="Copy link" copiedLabel="Copied" />
      </Stack>
    </Popover>
  ),
};

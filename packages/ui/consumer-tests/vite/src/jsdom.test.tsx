import { Button } from '@hoster/ui/button';
import { Combobox } from '@hoster/ui/combobox';
import { Menu } from '@hoster/ui/menu';
import { Popover } from '@hoster/ui/popover';
import { RangeFilter } from '@hoster/ui/range-filter';
import { SideDialog } from '@hoster/ui/side-dialog';
import { Tabs } from '@hoster/ui/tabs';
import { createToaster } from '@hoster/ui/toaster';
import { Toasts } from '@hoster/ui/toasts';
import { Tooltip } from '@hoster/ui/tooltip';
import { act, configure, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

/** Typical product tests in jsdom, with the library's stubs. */

// On a machine that does much else, a second isn't enough for what comes later.
configure({ asyncUtilTimeout: 20_000 });

test('popups open, have their roles, and close', () => {
  const onSelect = vi.fn();
  render(
    <>
      <Menu
        trigger={(props) => <Button {...props}>Actions</Button>}
        groups={[{ id: 'all', items: [{ id: 'restart', label: 'Restart', onSelect }] }]}
      />
      <Popover label="Share" trigger={(props) => <Button {...props}>Share</Button>}>
        The link opens this page.
      </Popover>
      <Tooltip content="Keeps the disk">{(props) => <Button {...props}>Stop</Button>}</Tooltip>
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Actions' }));
  fireEvent.click(screen.getByRole('menuitem', { name: 'Restart' }));
  expect(onSelect).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(screen.getByRole('dialog', { name: 'Share' })).toBe(document.activeElement);
  expect(screen.queryByRole('tooltip')).toBeNull();
  act(() => screen.getByRole('button', { name: 'Stop' }).focus());
  expect(screen.getByRole('tooltip').textContent).toBe('Keeps the disk');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('fields that measure and scroll respond to keys', () => {
  const onValueChange = vi.fn();
  render(
    <>
      <Combobox
        label="City"
        options={[
          { value: 'fra', label: 'Frankfurt' },
          { value: 'hkg', label: 'Hong Kong' },
        ]}
        emptyLabel="None"
        countLabel={(count) => `${count} cities`}
        onValueChange={onValueChange}
      />
      <Tabs
        label="System"
        scrollLabels={{ before: 'Earlier', after: 'Later' }}
        items={[
          { id: 'debian', label: 'Debian', content: '13' },
          { id: 'bsd', label: 'FreeBSD', content: '15' },
        ]}
      />
    </>,
  );
  const field = screen.getByRole('combobox', { name: 'City' });
  act(() => field.focus());
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(screen.getAllByRole('option')).toHaveLength(2);
  fireEvent.click(screen.getByRole('option', { name: 'Hong Kong' }));
  expect(onValueChange).toHaveBeenCalledWith('hkg');
  act(() => screen.getByRole('tab', { name: 'Debian' }).focus());
  fireEvent.keyDown(screen.getByRole('tab', { name: 'Debian' }), { key: 'ArrowRight' });
  expect(screen.getByRole('tabpanel').textContent).toBe('15');
});

test('a dialog with a slider works, and a toast appears above it', async () => {
  const toaster = createToaster();
  const onClose = vi.fn();
  const onValueChange = vi.fn();
  render(
    <>
      <SideDialog open onClose={onClose} title="Filters" closeLabel="Close">
        <RangeFilter
          legend="Price"
          fromLabel="From"
          toLabel="To"
          value={[0, 100]}
          onValueChange={onValueChange}
          valueText={String}
          resetLabel="Reset"
          swappedMessage="Minimum and maximum were swapped"
        />
      </SideDialog>
      <Toasts
        toaster={toaster}
        label="Notifications"
        closeLabel="Dismiss"
        toneLabels={{ success: 'Done', info: 'Note', warning: 'Warning', error: 'Error' }}
        timers={false}
      />
    </>,
  );
  const [lower] = screen.getAllByRole('slider');
  if (!lower) throw new Error('The thumb is missing');
  fireEvent.keyDown(lower, { key: 'ArrowRight' });
  expect(onValueChange).toHaveBeenLastCalledWith([1, 100]);
  act(() => void toaster.error('No connection'));
  fireEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('No connection')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledExactlyOnceWith('close-button');
}, 60_000);

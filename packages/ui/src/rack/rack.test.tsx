import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Rack, type RackServer } from './rack.tsx';

const servers: readonly RackServer[] = [
  { id: 'web', label: 'web-01, 1U', note: 'Two disks', bays: 4, disks: [{ type: 'nvme' }, { type: 'nvme' }] },
  { id: 'db', label: 'db-01, 2U', note: 'Sold out', units: 2, bays: 8, disks: [], soldOut: true },
  { id: 'spare', label: 'spare-01, 1U', bays: 4, disks: [] },
];

test('lists the servers from the top, and the free units', () => {
  render(<Rack label="Rack 12" servers={servers} units={7} freeLabel="3U free" />);
  const items = within(screen.getByRole('group', { name: 'Rack 12' })).getAllByRole('listitem');
  expect(items.map((item) => item.querySelector('[data-part="text"]')?.textContent)).toEqual([
    '7web-01, 1UTwo disks',
    '5–6db-01, 2USold out',
    '4spare-01, 1U',
    '1–33U free',
  ]);
});

test('numbers the units from the bottom', () => {
  const { container } = render(<Rack label="Rack 12" servers={servers} units={7} freeLabel="3U free" />);
  const numbers = Array.from(container.querySelectorAll('svg text'), (text) => text.textContent);
  expect(numbers).toEqual(['7', '6', '5', '4', '3', '2', '1']);
});

test.each([undefined, 2, Number.NaN])('is as high as its servers with a height of %s', (units) => {
  const { container } = render(<Rack label="Rack 12" servers={servers} units={units} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(container.querySelector('svg text')).toHaveTextContent('4');
});

test('servers can lead to pages; the current one is marked', () => {
  render(<Rack label="Rack 12" servers={servers.map((one) => ({ ...one, href: `/${one.id}/` }))} value="spare" />);
  expect(screen.getByRole('link', { name: 'web-01, 1U' })).toHaveAttribute('href', '/web/');
  expect(screen.getByRole('link', { current: true })).toHaveTextContent('spare-01');
});

test('with a name, servers are choices; sold-out ones can’t be chosen', async () => {
  const onValueChange = vi.fn();
  render(
    <form data-testid="form">
      <Rack label="Server" name="server" servers={servers} defaultValue="web" onValueChange={onValueChange} />
    </form>,
  );
  const group = screen.getByRole('radiogroup', { name: 'Server' });
  expect(within(group).getByRole('radio', { name: 'web-01, 1U', description: 'Two disks' })).toBeChecked();
  expect(within(group).getByRole('radio', { name: 'db-01, 2U' })).toBeDisabled();
  await userEvent.click(screen.getByText('spare-01, 1U'));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('spare');
  expect(screen.getByTestId('form')).toHaveFormValues({ server: 'spare' });
});

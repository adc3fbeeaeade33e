import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { CheckboxGroup } from './checkbox-group.tsx';

const options = [
  { value: 'nvme', label: 'NVMe' },
  { value: 'ssd', label: 'SSD' },
  { value: 'hdd', label: 'HDD', disabled: true },
];

test('reports values in the order of the options', async () => {
  const onValueChange = vi.fn();
  render(
    <CheckboxGroup legend="Disks" name="disk" options={options} defaultValue={['ssd']} onValueChange={onValueChange} />,
  );
  expect(screen.getByRole('group', { name: 'Disks' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: 'NVMe' }));
  expect(onValueChange).toHaveBeenLastCalledWith(['nvme', 'ssd']);
});

test('the checkbox for all skips disabled options', async () => {
  const onValueChange = vi.fn();
  render(
    <CheckboxGroup
      legend="Disks"
      allLabel="All"
      options={options}
      defaultValue={['ssd']}
      onValueChange={onValueChange}
    />,
  );
  const all = screen.getByRole('checkbox', { name: 'All' });
  expect(all).toBePartiallyChecked();
  await userEvent.click(all);
  expect(onValueChange).toHaveBeenLastCalledWith(['nvme', 'ssd']);
  expect(all).toBeChecked();
  await userEvent.click(all);
  expect(onValueChange).toHaveBeenLastCalledWith([]);
});

test('resetting the form restores the initial values', async () => {
  const onValueChange = vi.fn();
  const { container } = render(
    <form>
      <CheckboxGroup
        legend="Disks"
        name="disk"
        options={options}
        defaultValue={['ssd']}
        onValueChange={onValueChange}
      />
      <button type="reset">Reset</button>
    </form>,
  );
  await userEvent.click(screen.getByRole('checkbox', { name: 'NVMe' }));
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(onValueChange).toHaveBeenLastCalledWith(['ssd']));
  expect(screen.getByRole('checkbox', { name: 'NVMe' })).not.toBeChecked();
  const form = container.querySelector('form');
  expect(form && new FormData(form).getAll('disk')).toEqual(['ssd']);
});

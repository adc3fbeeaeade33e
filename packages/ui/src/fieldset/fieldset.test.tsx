import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Fieldset } from './fieldset.tsx';

test('is a group described by its errors, which are announced', () => {
  render(<Fieldset id="disks" legend="Drives" error={['Choose a drive.', 'At most four.']} children="Drives" />);
  expect(screen.getByRole('group', { name: 'Drives' })).toHaveAccessibleDescription('Choose a drive. At most four.');
  expect(screen.getByRole('alert')).toHaveTextContent('Choose a drive. At most four.');
});

test('has no description with an empty list of errors', () => {
  render(<Fieldset id="disks" legend="Drives" error={[]} children="Drives" />);
  expect(screen.getByRole('group', { name: 'Drives' })).not.toHaveAttribute('aria-describedby');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('receives focus from a link to its id', () => {
  render(<Fieldset id="disks" legend="Drives" children="Drives" />);
  document.getElementById('disks')?.focus();
  expect(screen.getByRole('group')).toHaveFocus();
});

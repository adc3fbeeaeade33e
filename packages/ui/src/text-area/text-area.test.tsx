import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { TextArea } from './text-area.tsx';

test('keeps a text that is too long, and says by how much', async () => {
  render(
    <TextArea
      label="Comment"
      maxLength={10}
      counterLabel={(left) => (left < 0 ? `${-left} too many` : `${left} left`)}
    />,
  );
  const area = screen.getByRole('textbox', { name: 'Comment' });
  await userEvent.click(area);
  await userEvent.paste('abcdefghijklm');
  expect(area).toHaveValue('abcdefghijklm');
  expect(screen.getByRole('status')).toHaveTextContent('3 too many');
});

test('without a counter, nothing is longer than the limit', () => {
  render(<TextArea label="Comment" maxLength={10} />);
  expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveAttribute('maxlength', '10');
});

test('counts every character, and is announced only at thresholds', async () => {
  render(<TextArea label="Comment" maxLength={10} counterLabel={(left) => `${left} left`} />);
  const area = screen.getByRole('textbox', { name: 'Comment' });
  await userEvent.type(area, 'abcdefg');
  expect(screen.getByText('3 left')).toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.type(area, 'h');
  expect(screen.getByRole('status')).toHaveTextContent('2 left');
  await userEvent.type(area, 'ij');
  expect(screen.getByRole('status')).toHaveTextContent('0 left');
});

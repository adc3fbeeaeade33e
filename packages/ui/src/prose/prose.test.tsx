import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Prose } from './prose.tsx';

const html = `<p>Plans</p>
<table>
<thead><tr><th></th><th>vCPU &amp; <code>RAM</code></th><th>Said "fit for"</th></tr></thead>
<tbody>
<tr><td>NVMe 1</td><td>1 / 1 GB</td><td>DNS</td></tr>
<tr><td>NVMe 2</td><td>1 / 2 GB</td><td>One site</td></tr>
</tbody>
</table>`;

test('adds the column name to each cell for narrow screens', () => {
  const { container } = render(<Prose html={html} />);
  const labels = Array.from(container.querySelectorAll<HTMLElement>('tbody td'), (cell) => cell.dataset['label']);
  const row = ['', 'vCPU & RAM', 'Said "fit for"'];
  expect(labels).toEqual([...row, ...row]);
});

test('writes no roles, which HTML forbids on the parts of a table', () => {
  const { container } = render(<Prose html={html} />);
  expect(container.querySelectorAll('[role]')).toHaveLength(0);
});

test('ignores empty headers', () => {
  render(<Prose html={html} />);
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'vCPU & RAM',
    'Said "fit for"',
  ]);
});

test('does not change other markup', () => {
  const text = '<p>A <a href="/tos/">link</a> &lt;table&gt;</p>';
  const { container } = render(<Prose html={text} />);
  expect(container.firstElementChild?.innerHTML).toBe(text);
});

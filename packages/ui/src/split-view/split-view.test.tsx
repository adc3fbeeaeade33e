import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SplitItem, SplitView } from './split-view.tsx';

test('names the list and the record, and offers a way back beside the record', () => {
  render(
    <SplitView
      list={<SplitItem href="/1/" title="First" current />}
      listLabel="Tickets"
      recordLabel="Ticket 1"
      showing="record"
      back={<a href="/">All tickets</a>}
    >
      Text
    </SplitView>,
  );
  expect(
    within(screen.getByRole('region', { name: 'Tickets' })).getByRole('link', { current: true }),
  ).toHaveTextContent('First');
  const record = screen.getByRole('region', { name: 'Ticket 1' });
  expect(within(record).getByRole('link', { name: 'All tickets' })).toHaveAttribute('href', '/');
});

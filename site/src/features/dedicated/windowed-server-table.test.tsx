import type { DsTariff } from '@hoster/contract';
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ServerTableProps } from './server-table.tsx';
import { WindowedServerTable } from './windowed-server-table.tsx';

vi.mock('./server-table.tsx', () => ({
  ServerTable: ({ rows, window: drawn, ref }: ServerTableProps) => (
    <div ref={ref as never} data-testid="table" data-first={drawn?.first} data-before={drawn?.before}>
      {rows.map(({ id }, at) => (
        <div key={id} ref={drawn?.rowRef as never} data-index={(drawn?.first ?? 0) + at} />
      ))}
    </div>
  ),
}));

afterEach(() => {
  vi.restoreAllMocks();
  scrollTo(0, 0);
});

const table = (
  <WindowedServerTable
    rows={Array.from({ length: 200 }, (_, at) => ({ id: at + 1 }) as DsTariff)}
    compared={[]}
    onCompare={() => undefined}
    promo={null}
    orderQuery={() => ''}
    empty={null}
  />
);

/** The rows that the table leaves out above those that it draws, and their height, for a visitor who has scrolled down. */
function placeBelow() {
  const { unmount } = render(table);
  act(() => {
    scrollTo(0, 1200);
    window.dispatchEvent(new Event('scroll'));
  });
  const { first, before } = screen.getByTestId('table').dataset;
  const place = { first, before };
  unmount();
  return place;
}

test('rows are where they were when the visitor comes back to the list', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(120);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, -scrollY, 800, 120));
  const left = placeBelow();
  expect(Number(left.first)).toBeGreaterThan(0);
  expect(placeBelow()).toEqual(left);
});

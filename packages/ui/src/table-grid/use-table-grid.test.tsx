import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Table } from '../table/table.tsx';
import { useTableGrid } from './use-table-grid.ts';

interface Server {
  name: string;
  memory: number;
}
const servers = Array.from({ length: 14 }, (_, index): Server => ({ name: `s${index + 1}`, memory: index + 1 }));

interface ServersProps {
  rows?: Server[];
  loadingRows?: number;
  onSort?: () => void;
}

function Servers({ rows = servers, loadingRows, onSort = () => {} }: ServersProps) {
  return (
    <>
      <Table
        {...useTableGrid()}
        caption="Servers"
        rows={rows}
        loadingRows={loadingRows}
        rowKey={({ name }) => name}
        empty="None left"
        columns={[
          { id: 'name', header: 'Name', rowHeader: true, cell: ({ name }) => name },
          { id: 'memory', header: 'Memory', sort: { onSort }, cell: ({ memory }) => `${memory} GB` },
          { id: 'open', header: 'Open', cell: ({ name }) => <a href={`#${name}`}>Open {name}</a> },
          {
            id: 'do',
            header: 'Do',
            cell: ({ name }) => (
              <>
                <button type="button">Stop {name}</button>
                <button type="button">Start {name}</button>
              </>
            ),
          },
          { id: 'note', header: 'Note', cell: ({ name }) => <input aria-label={`Note of ${name}`} /> },
        ]}
      />
      <button type="button">After</button>
    </>
  );
}

const at = () => document.activeElement?.textContent;

test('has a single tab stop, and arrow keys reach every cell', async () => {
  render(<Servers />);
  expect(screen.getByRole('grid', { name: 'Servers' })).toBeInTheDocument();
  await userEvent.tab();
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
  expect(at()).toBe('Name');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
  expect(screen.getByRole('gridcell', { name: '2 GB' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(screen.getByRole('gridcell', { name: '2 GB' })).toHaveFocus();
});

test('supports Home, End and page keys, with and without Ctrl', async () => {
  render(<Servers />);
  await userEvent.tab();
  await userEvent.keyboard('{PageDown}');
  expect(at()).toBe('s10');
  await userEvent.keyboard('{PageDown}');
  expect(at()).toBe('s14');
  await userEvent.keyboard('{Control>}{Home}{/Control}');
  expect(at()).toBe('Name');
  await userEvent.keyboard('{Control>}{End}{/Control}{PageUp}{Home}');
  expect(at()).toBe('s4');
});

test('focuses the only link or button of a cell; enters and leaves cells with several elements or a field', async () => {
  const onSort = vi.fn();
  render(<Servers onSort={onSort} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(onSort).toHaveBeenCalledOnce();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  expect(screen.getByRole('link', { name: 'Open s1' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(screen.getByRole('button', { name: 'Stop s1' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: 'Stop s1' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Start s1' })).toHaveFocus();
  await userEvent.keyboard('{Escape}{ArrowRight}{F2}ab{ArrowLeft}c');
  expect(screen.getByRole('textbox', { name: 'Note of s1' })).toHaveValue('acb');
  await userEvent.keyboard('{Escape}{ArrowDown}{Home}');
  expect(at()).toBe('s2');
});

test('ignores hidden elements of a cell: focuses the visible button, and Enter does nothing else', async () => {
  const onSort = vi.fn();
  const hidden = <span role="separator" tabIndex={0} style={{ display: 'none' }} />;
  const sorts = (
    <>
      <button type="button" onClick={onSort}>
        Name
      </button>
      {hidden}
    </>
  );
  function Narrow() {
    const columns = [
      { id: 'name', header: 'Name', head: sorts, cell: String },
      { id: 'place', header: 'Place', head: hidden, cell: String },
    ];
    return <Table {...useTableGrid()} caption="Servers" rows={['web']} rowKey={String} columns={columns} />;
  }
  render(<Narrow />);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Name' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onSort).toHaveBeenCalledOnce();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(screen.getByRole('columnheader', { name: 'Place' })).toHaveFocus();
});

test('keeps and restores the focus position while rows load', async () => {
  const { rerender } = render(<Servers />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('link', { name: 'Open s3' })).toHaveFocus();
  rerender(<Servers loadingRows={5} />);
  const rows = within(screen.getByRole('grid')).getAllByRole('row');
  expect(within(rows[3] ?? document.body).getAllByRole('gridcell')[2]).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(within(rows[2] ?? document.body).getAllByRole('gridcell')[2]).toHaveFocus();
  rerender(<Servers rows={servers.slice(4)} />);
  expect(screen.getByRole('link', { name: 'Open s6' })).toHaveFocus();
  rerender(<Servers loadingRows={1} />);
  expect(screen.getAllByRole('gridcell')[2]).toHaveFocus();
});

test('clicking a cell focuses its only button', async () => {
  render(<Servers />);
  const cell = screen.getByRole('link', { name: 'Open s3' }).closest('td');
  await userEvent.click(cell ?? document.body);
  expect(screen.getByRole('link', { name: 'Open s3' })).toHaveFocus();
});

test('keeps a tab stop when rows are removed', async () => {
  const { rerender } = render(<Servers />);
  await userEvent.tab();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await userEvent.tab();
  rerender(<Servers rows={[]} />);
  await userEvent.tab({ shift: true });
  expect(screen.getByRole('gridcell', { name: 'None left' })).toHaveFocus();
});

test('elements added to a cell later are not tab stops', async () => {
  render(<Servers />);
  await userEvent.tab();
  const late = document.createElement('button');
  screen.getByRole('gridcell', { name: '1 GB' }).append(late);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
});

test('swaps the arrow keys in right-to-left text', async () => {
  render(
    <div dir="rtl" style={{ direction: 'rtl' }}>
      <Servers />
    </div>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
  expect(at()).toBe('1 GB');
});

test('without JavaScript, elements in cells are tab stops', () => {
  const html = renderToString(<Servers rows={servers.slice(0, 1)} />);
  expect(html).not.toMatch(/<(button|a|input)[^>]+tabindex/i);
});

test('excludes hidden elements and those with tabIndex -1 from an entered cell', async () => {
  function Plans() {
    return (
      <>
        <button type="button">Before</button>
        <Table
          {...useTableGrid()}
          caption="Plans"
          rows={['one']}
          rowKey={String}
          columns={[
            { id: 'name', header: 'Name', rowHeader: true, cell: (row) => row },
            {
              id: 'plan',
              header: 'Plan',
              cell: () => (
                <>
                  <select aria-hidden="true" tabIndex={-1} />
                  <input aria-label="Plan" />
                  <button type="button" aria-hidden="true" tabIndex={-1}>
                    Open
                  </button>
                </>
              ),
            },
          ]}
        />
      </>
    );
  }
  render(<Plans />);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
  expect(screen.getByRole('textbox', { name: 'Plan' })).toHaveFocus();
  expect([...document.querySelectorAll('[aria-hidden]')].map((element) => element.getAttribute('tabindex'))).toEqual([
    '-1',
    '-1',
  ]);
  await userEvent.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus();
});

test('moves focus to a neighbour if the focused row is removed, and never takes focus from elsewhere', async () => {
  const { rerender } = render(<Servers rows={servers.slice(0, 3)} />);
  await userEvent.click(screen.getByRole('button', { name: 'Stop s2' }));
  rerender(<Servers rows={servers.slice(0, 1)} />);
  expect(screen.getByRole('gridcell', { name: 'Stop s1 Start s1' })).toHaveFocus();
  screen.getByRole('button', { name: 'After' }).focus();
  rerender(<Servers rows={[]} />);
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
});

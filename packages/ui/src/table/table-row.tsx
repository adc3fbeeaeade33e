import { memo, type Ref } from 'react';
import { Bidi } from '../bidi/bidi.tsx';
import { classNames } from '../class-names/class-names.ts';
import type { TableColumn } from './column.ts';
import { RowLink } from './row-link.tsx';
import * as css from './table.css.ts';

interface Look {
  cards?: boolean | 'compact' | undefined;
  stickyFirst?: boolean | 'selection' | undefined;
  stickyLast?: boolean | undefined;
}

interface TableRowProps<Row> extends Look {
  row: Row;
  columns: readonly TableColumn<Row>[];
  selected: boolean;
  /** Whether its record is shown beside the table. */
  current: boolean;
  grid: boolean;
  href: string | undefined;
  /** Its index in a list of which only a part is rendered. */
  index: number | undefined;
  rowRef: Ref<HTMLTableRowElement> | undefined;
}

/** Attributes of a cell. Not a tab stop before hydration, so that the keyboard reaches elements in cells. */
export const cellProps = (grid: boolean) => (grid ? ({ role: 'gridcell', tabIndex: -1 } as const) : {});

/** Class names of all cells of a column. */
export const looksOf = <Row,>(
  column: TableColumn<Row>,
  index: number,
  { cards = true, stickyFirst, stickyLast, columns }: Look & { columns: readonly unknown[] },
) => [
  column.align === 'end' && css.end,
  stickyFirst && index === 0 && css.sticky.first,
  stickyFirst === 'selection' && index < 2 && css.sticky[index === 0 ? 'box' : 'second'],
  stickyLast && index === columns.length - 1 && css.sticky.last,
  !cards && css.sideways,
];

function Cells<Row>(props: TableRowProps<Row>) {
  const { row, columns, selected, current, grid, href, cards, index: at, rowRef } = props;
  const cell = cellProps(grid);
  return (
    <tr
      ref={rowRef}
      data-part="row"
      data-index={at}
      aria-rowindex={at === undefined ? undefined : at + 2}
      data-selected={selected ? '' : undefined}
      data-current={current ? '' : undefined}
      className={classNames(
        css.row,
        href !== undefined && css.pressable,
        cards && css.cardRow,
        cards === 'compact' && css.compactRow,
      )}
    >
      {columns.map((column, index) => {
        const names = classNames(
          css.cell,
          column.mono && css.mono,
          column.nowrap && css.nowrap,
          ...looksOf(column, index, props),
          cards && css.cardCell,
          cards === 'compact' && css.compactCell,
          cards === 'compact' && column.align === 'end' && css.compactEnd,
          column.rowHeader && css.rowHeader,
        );
        const drawn = column.cell(row, { selected });
        const content = column.mono || column.align === 'end' ? <Bidi>{drawn}</Bidi> : drawn;
        return column.rowHeader ? (
          <th
            key={column.id}
            {...cell}
            role={grid ? 'rowheader' : undefined}
            scope="row"
            data-label={column.header}
            className={names}
          >
            {href === undefined ? content : <RowLink {...{ href, current }}>{content}</RowLink>}
          </th>
        ) : (
          <td key={column.id} {...cell} data-label={column.labelHidden ? undefined : column.header} className={names}>
            {content}
          </td>
        );
      })}
    </tr>
  );
}

/** What its cells depend on. Heads and sorting don't count, so that selecting a row doesn't render all others. */
const inCells = ['id', 'cell', 'header', 'align', 'mono', 'rowHeader', 'nowrap', 'labelHidden'] as const;

const sameCells = <Row,>(before: readonly TableColumn<Row>[], now: readonly TableColumn<Row>[]): boolean =>
  before === now ||
  (before.length === now.length &&
    now.every((column, index) => inCells.every((name) => column[name] === before[index]?.[name])));

const sameProps = <Row,>({ columns: before, ...a }: TableRowProps<Row>, { columns, ...b }: TableRowProps<Row>) =>
  (Object.keys(b) as (keyof typeof b)[]).every((name) => Object.is(a[name], b[name])) && sameCells(before, columns);

/** A row, rendered again only when what it shows may have changed. */
export const TableRow = memo(Cells, sameProps) as typeof Cells;

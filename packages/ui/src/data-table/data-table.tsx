'use client';

import { type ComponentProps, type FormEvent, type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { useMergedRef } from '../layers/use-merged-ref.ts';
import { Table, type TableColumn, type TableContent } from '../table/table.tsx';
import { type TableKey, type TableSelectionTexts, useTableSelection } from '../table-selection/use-table-selection.tsx';
import { BulkBar } from './bulk-bar.tsx';
import type { DataTableColumn } from './column.ts';
import { CursorPages, type DataTablePages } from './cursor-pages.tsx';
import * as css from './data-table.css.ts';
import { FilterInput } from './filter-fields.tsx';
import type { DataTableLabels } from './labels.ts';
import { ClearFilters, Toolbar } from './toolbar.tsx';
import { useWantedView } from './use-wanted-view.ts';
import { type DataTableView, initialView, isHideable, tableViewHref } from './view.ts';
import { ViewSettings } from './view-settings.tsx';

export interface DataTableSelection<Row, Key extends TableKey = TableKey> extends TableSelectionTexts<Row, Key> {
  /** Name of the bar with the actions: "Actions for selected servers". */
  barLabel: string;
  /** Button that selects nothing: "Clear selection". */
  clearLabel: string;
  /** After the number of selected rows, such as a button that selects all rows that match, on all pages. @default none */
  more?: ReactNode;
  /** Buttons for the selected rows. They're shown at the lower edge of the window while something is selected. */
  actions: ReactNode;
}

/** What changed in a view. While somebody is typing, replace the entry of the history instead of adding one. */
export type DataTableChange = 'sort' | 'filter' | 'typing' | 'columns' | 'page';

export interface DataTableProps<Row, Key extends TableKey = TableKey>
  extends TableContent<Row>, Omit<ComponentProps<'div'>, 'children'> {
  /** The columns, with what can be done with each. Define them outside your component or with `useMemo`. */
  columns: readonly DataTableColumn<Row>[];
  /** How it's sorted, filtered and shown: from the address with `readTableView`, or from your state. */
  view: DataTableView;
  /**
   * Called with the new view instead of opening its address. Without it, links and the form of the filters load a page
   * with that address.
   */
  onViewChange?: ((view: DataTableView, change: DataTableChange) => void) | undefined;
  /** Returns a unique key of a row. */
  rowKey: (row: Row) => Key;
  /** The view that `Reset view` restores and that needs no parameters. @default all columns, no filters, comfortable */
  initial?: DataTableView | undefined;
  /** Address of the page without the parameters of the table, such as `/invoices/?year=2026`. @default '' */
  base?: string | undefined;
  /** Put before the names of parameters, for several tables in one page. @default '' */
  prefix?: string | undefined;
  /** Number of rows in words: "18 of 230 servers". Announced when it changes. */
  result?: string | undefined;
  /** Shown instead of `empty` if filters are set, beside a button that clears them: "No server matches." */
  noMatches?: ReactNode;
  /** Adds selection, and a bar with actions for the selected rows. @default none */
  selection?: DataTableSelection<Row, Key> | undefined;
  /** Adds links to the pages before and after. @default one page */
  pages?: DataTablePages | undefined;
  /** Further actions above the table, such as an export. @default none */
  actions?: ReactNode;
  /** Keeps the first column, and that of the checkboxes, in view while the table scrolls sideways. @default true */
  pinFirst?: boolean | undefined;
  /** Keeps the last column in view while the table scrolls sideways, for the actions of a row. @default false */
  pinLast?: boolean | undefined;
  /**
   * `content` is as high as the rows. `fill` has the height of its container and `screen` is at most as high as the
   * window: the rows scroll below a sticky header. @default 'content'
   */
  height?: 'content' | 'fill' | 'screen' | undefined;
  /** The scrolling frame of the table, for a virtualizer. */
  frameRef?: Ref<HTMLDivElement> | undefined;
  /** Texts of the toolbar and of announcements, which all tables of an app can share. */
  labels: DataTableLabels;
}

const NOTHING_TO_SELECT = {
  selected: new Set<never>(),
  onSelectedChange: () => {},
  label: '',
  allLabel: '',
  rowLabel: () => '',
  countLabel: () => '',
};

const turned = (direction: 'ascending' | 'descending') => (direction === 'ascending' ? 'descending' : 'ascending');

/**
 * A table that people work with: they sort and filter it, choose its columns, select rows and act on them. How it's
 * shown is in the address, so that a view can be bookmarked, shared and opened without JavaScript. The data are yours:
 * load them for the view, or arrange loaded ones with `arrangeRows`.
 */
export function DataTable<Row, Key extends TableKey = TableKey>(props: DataTableProps<Row, Key>) {
  const { columns, rows, rowKey, view, onViewChange, initial = initialView(columns), ...more } = props;
  const { base = '', prefix = '', selection, pages, labels, actions, result, noMatches, ...own } = more;
  const { pinFirst = true, pinLast = false, height = 'content', frameRef, ref, className, ...others } = own;
  const { caption, captionHidden, currentKey, rowHref, empty, loadingRows, window, cards, announcement, ...rest } =
    others;
  const form = useId();
  const root = useRef<HTMLDivElement>(null);
  const setRoot = useMergedRef(root, ref);
  const frame = useRef<HTMLDivElement>(null);
  const setFrame = useMergedRef(frame, frameRef);
  const [filtersOpen, setFiltersOpen] = useState(false);
  const [cleared, setCleared] = useState(0);
  const picked = useTableSelection<Row, Key>({ ...(selection ?? NOTHING_TO_SELECT), rows, rowKey });

  const hrefFor = (change: Partial<DataTableView>) =>
    tableViewHref(base, { ...view, ...change }, columns, { prefix, initial });
  const wanted = useWantedView(view, hrefFor({}));
  const show = (next: DataTableView, kind: DataTableChange) => {
    wanted.current = next;
    onViewChange?.(next, kind);
  };
  // The cursor of a page means nothing in another order or selection of rows.
  const toFirstPage = (what: Partial<DataTableView>, kind: DataTableChange) =>
    show({ ...wanted.current, cursor: undefined, ...what }, kind);
  const setFilters = (values: DataTableView['filters'], kind: DataTableChange = 'filter') => {
    const filters = Object.fromEntries(Object.entries(values).filter(([, one]) => one.length > 0));
    toFirstPage({ filters }, kind);
  };
  const withoutFilters = hrefFor({ filters: {}, cursor: undefined });
  const clearFilters = () => {
    setCleared(cleared + 1);
    setFilters({});
    // The button goes with the filters.
    focusFirstOf(root.current, '[data-part="filters"] :is(input, select)', '[aria-expanded]');
  };

  const shown = columns.filter((column) => !view.hidden.includes(column.id));
  const filtered = shown.filter(({ filter }) => filter !== undefined);
  const hideable = columns.filter(isHideable);
  const active = Object.keys(view.filters).length;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!onViewChange) return;
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const valuesOf = (id: string) =>
      data.getAll(`${prefix}${id}`).filter((value) => typeof value === 'string' && value !== '');
    setFilters(Object.fromEntries(filtered.map(({ id }) => [id, valuesOf(id).map(String)])));
  };

  const tableColumn = ({ sortable = false, filter, ...column }: DataTableColumn<Row>): TableColumn<Row> => {
    const { id } = column;
    const direction = view.sort?.by === id ? view.sort.direction : undefined;
    const first = sortable === 'descending' ? 'descending' : 'ascending';
    const sort = { by: id, direction: direction ? turned(direction) : first } as const;
    const onSort = onViewChange && (() => toFirstPage({ sort }, 'sort'));
    return {
      ...column,
      sort: sortable ? { direction, href: hrefFor({ sort, cursor: undefined }), onSort } : undefined,
      filter: filter && (
        <FilterInput
          {...{ filter, form, cleared }}
          native={!onViewChange}
          name={`${prefix}${id}`}
          label={filter.label}
          clearLabel={labels.clearFilter(filter.label)}
          values={view.filters[id] ?? []}
          onValuesChange={(values, kind) => setFilters({ ...wanted.current.filters, [id]: values }, kind)}
        />
      ),
    };
  };

  const sortedBy = columns.find(({ id }) => id === view.sort?.by);
  const sorted = sortedBy && view.sort ? labels.sorted(sortedBy.header, view.sort.direction) : '';
  const [spoken, setSpoken] = useState({ sorted, picked: picked.announcement, text: '' });
  if (spoken.sorted !== sorted || spoken.picked !== picked.announcement) {
    const text = spoken.picked === picked.announcement ? sorted : picked.announcement;
    setSpoken({ sorted, picked: picked.announcement, text });
  }

  const here = rows.filter(picked.isSelected).length;
  const clear =
    active === 0 ? null : <ClearFilters labels={labels} href={withoutFilters} onClear={onViewChange && clearFilters} />;
  return (
    <div
      data-component="data-table"
      role="group"
      aria-label={caption}
      {...rest}
      ref={setRoot}
      data-filters={filtersOpen ? 'open' : undefined}
      className={classNames(css.root, css.height[height], className)}
    >
      <Toolbar
        {...{ labels, result, clear }}
        form={
          filtered.length === 0
            ? undefined
            : {
                id: form,
                address: withoutFilters,
                names: filtered.map(({ id }) => `${prefix}${id}`),
                onSubmit,
                native: !onViewChange,
                count: active,
                open: filtersOpen,
                onOpenChange: setFiltersOpen,
              }
        }
      >
        {actions}
        {hideable.length > 0 && onViewChange ? (
          <ViewSettings
            {...{ view, labels }}
            columns={hideable}
            onChange={(what) => show(withoutHidden({ ...wanted.current, ...what }), 'columns')}
            onReset={() => show({ ...wanted.current, hidden: initial.hidden, density: initial.density }, 'columns')}
          />
        ) : null}
      </Toolbar>
      <Table
        ref={setFrame}
        {...{ caption, captionHidden, rows, rowKey, currentKey, rowHref, loadingRows, window, cards }}
        columns={selection ? [picked.column, ...shown.map(tableColumn)] : shown.map(tableColumn)}
        isSelected={selection && picked.isSelected}
        announcement={announcement ?? spoken.text}
        density={view.density}
        stickyFirst={pinFirst && (selection ? 'selection' : true)}
        stickyLast={pinLast}
        stickyHead={height !== 'content'}
        empty={
          active === 0 ? (
            empty
          ) : (
            <span className={css.noMatches}>
              {noMatches} {clear}
            </span>
          )
        }
        className={css.frame}
      />
      {selection && selection.selected.size > 0 ? (
        <BulkBar
          label={selection.barLabel}
          count={selection.countLabel(here, rows.length, selection.selected.size - here)}
          clearLabel={selection.clearLabel}
          more={selection.more}
          onClear={() => selection.onSelectedChange(new Set())}
          onGone={() => focusFirstOf(frame.current, 'thead [data-part="select"] input')}
        >
          {selection.actions}
        </BulkBar>
      ) : null}
      {pages ? (
        <CursorPages
          {...pages}
          cursor={view.cursor}
          hrefFor={(cursor) => hrefFor({ cursor })}
          onCursorChange={onViewChange && ((cursor) => show({ ...wanted.current, cursor }, 'page'))}
        />
      ) : null}
    </div>
  );
}

/** Focuses the first element of a part that is shown, or the part itself. jsdom and happy-dom take all for shown. */
function focusFirstOf(part: HTMLElement | null, ...selectors: readonly string[]): void {
  const targets = selectors.flatMap((selector) => [...(part?.querySelectorAll<HTMLElement>(selector) ?? [])]);
  const target = targets.find((one) => !one.matches(':disabled') && one.checkVisibility?.() !== false);
  (target ?? part)?.focus({ preventScroll: true });
}

/** A column that can't be seen neither filters nor sorts. */
function withoutHidden(view: DataTableView): DataTableView {
  const seen = ([id]: [string, unknown]) => !view.hidden.includes(id);
  const sorted = view.sort && seen([view.sort.by, undefined]);
  return {
    ...view,
    sort: sorted ? view.sort : undefined,
    filters: Object.fromEntries(Object.entries(view.filters).filter(seen)),
  };
}

import type { ReactNode } from 'react';
import type { SelectOption } from '../select/select.tsx';
import type { TableColumnBase } from '../table/table.tsx';

/** What a filter of your own needs to know. Name its form control `name`, and give it `form`. */
export interface FilterField {
  /** Name of the parameter in the address. */
  name: string;
  /** Id of the form that applies filters without JavaScript. */
  form: string;
  /** Accessible name of the field. */
  label: string;
  /** The values that are set; none if the filter is off. */
  values: readonly string[];
  /** Sets the values; none turn the filter off. `typing` while somebody types, which adds nothing to the history. */
  onValuesChange: (values: readonly string[], change?: 'filter' | 'typing') => void;
}

interface FilterBase {
  /** Accessible name and placeholder: "Filter by name". */
  label: string;
}

/** A search by text. */
export interface TextFilter extends FilterBase {
  /** Only choices have options. */
  options?: undefined;
  /** Only fields of your own are rendered by you. */
  render?: undefined;
}

/** A choice of one value. */
export interface ChoiceFilter extends FilterBase {
  /** The values. */
  options: readonly SelectOption[];
  /** Option that turns the filter off: "All states". */
  allLabel: string;
  /** Only fields of your own are rendered by you. */
  render?: undefined;
}

/** A field of your own, such as a MultiCombobox or a DateRangeField. */
export interface OwnFilter extends FilterBase {
  /** Only choices have options. */
  options?: undefined;
  /** Returns the field. */
  render: (field: FilterField) => ReactNode;
}

export type DataTableFilter = TextFilter | ChoiceFilter | OwnFilter;

export interface DataTableColumn<Row> extends TableColumnBase<Row> {
  /** Makes it sortable; with `descending`, the largest come first at the first press. @default false */
  sortable?: boolean | 'descending' | undefined;
  /** Filter below the name of the column. @default none */
  filter?: DataTableFilter | undefined;
  /** Whether people can hide it. @default true, except for the row header */
  hideable?: boolean | undefined;
  /** Hidden until people choose it. @default false */
  initiallyHidden?: boolean | undefined;
  /** Value by which `arrangeRows` filters, and sorts without `sortValue`. Not needed if a backend does it. */
  value?: ((row: Row) => SortValue) | undefined;
  /** Value by which `arrangeRows` sorts, such as the rank of a severity. @default `value` */
  sortValue?: ((row: Row) => SortValue) | undefined;
}

/** What rows can be sorted by. */
export type SortValue = string | number | bigint | boolean | Date | null | undefined;

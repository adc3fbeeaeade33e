/** Texts of a data table. */
export interface DataTableLabels {
  /** Button that shows the filters on phones: "Filters". */
  filters: string;
  /** Button that applies the filters where JavaScript isn't available: "Apply filters". */
  apply: string;
  /** Button that turns all filters off: "Clear filters". */
  clearFilters: string;
  /** Returns the name of the button that empties a text filter: "Clear “Filter by name”". */
  clearFilter: (filter: string) => string;
  /** Button that opens the choice of columns and density: "View". */
  view: string;
  /** Legend of the columns: "Columns". */
  columns: string;
  /** Legend of the densities: "Density". */
  density: string;
  /** The density with more space: "Comfortable". */
  comfortable: string;
  /** The density with less space: "Compact". */
  compact: string;
  /** Button that restores columns and density: "Reset view". */
  resetView: string;
  /** Returns the announcement of an order: "Sorted by price, lowest first". */
  sorted: (header: string, direction: 'ascending' | 'descending') => string;
}

/** Texts of the links to other pages. */
export interface DataTablePagesLabels {
  /** Name of the navigation: "Pages of invoices". */
  label: string;
  /** Link to the first page: "First". */
  first: string;
  /** Link to the page before: "Previous". */
  previous: string;
  /** Link to the page after: "Next". */
  next: string;
}

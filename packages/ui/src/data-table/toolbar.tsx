import type { FormEvent, ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { LinkButton } from '../link-button/link-button.tsx';
import * as css from './data-table.css.ts';
import type { DataTableLabels } from './labels.ts';

interface ToolbarProps {
  labels: DataTableLabels;
  /** The form of the filters; none without filters. */
  form:
    | {
        id: string;
        /** Address of the view without filters, whose parameters the form keeps. */
        address: string;
        /** Names of its fields. */
        names: readonly string[];
        onSubmit: (event: FormEvent<HTMLFormElement>) => void;
        /** Whether a button has to apply the filters. */
        native: boolean;
        /** Number of filters that are set. */
        count: number;
        /** Whether a phone shows the filters. */
        open: boolean;
        onOpenChange: (open: boolean) => void;
      }
    | undefined;
  result: string | undefined;
  clear: ReactNode;
  children: ReactNode;
}

/** The line above the table. */
export function Toolbar({ labels, form, result, clear, children }: ToolbarProps) {
  return (
    <div data-part="toolbar" className={css.toolbar}>
      {form === undefined ? null : (
        <form
          id={form.id}
          method="get"
          action={form.address.split('?')[0]}
          onSubmit={form.onSubmit}
          className={css.form}
        >
          {[...new URLSearchParams(form.address.split(/\?(.*)/s)[1])]
            .filter(([name]) => !form.names.includes(name))
            .map(([name, value], index) => (
              <input key={index} type="hidden" {...{ name, value }} />
            ))}
          <Button
            size="small"
            count={form.count || undefined}
            aria-expanded={form.open}
            className={css.filtersButton}
            onClick={() => form.onOpenChange(!form.open)}
          >
            {labels.filters}
          </Button>
          <Button type="submit" size="small" className={form.native ? undefined : css.noScript}>
            {labels.apply}
          </Button>
        </form>
      )}
      <span role="status" data-part="result" className={css.result}>
        {result}
      </span>
      {clear}
      <span className={css.toolbarEnd}>{children}</span>
    </div>
  );
}

interface ClearFiltersProps {
  labels: DataTableLabels;
  /** Address without filters. */
  href: string;
  /** Called instead of opening the address. */
  onClear: (() => void) | undefined;
}

/** Turns all filters off. */
export function ClearFilters({ labels, href, onClear }: ClearFiltersProps) {
  return onClear ? (
    <Button variant="quiet" size="small" onClick={onClear}>
      {labels.clearFilters}
    </Button>
  ) : (
    <LinkButton variant="quiet" size="small" href={href}>
      {labels.clearFilters}
    </LinkButton>
  );
}

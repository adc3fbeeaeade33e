'use client';

import { useId } from 'react';
import { Button } from '../button/button.tsx';
import { CheckboxGroup } from '../checkbox-group/checkbox-group.tsx';
import { Popover } from '../popover/popover.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { Stack } from '../stack/stack.tsx';
import type { DataTableLabels } from './labels.ts';
import type { DataTableView } from './view.ts';

interface ViewSettingsProps {
  /** Columns that can be hidden. */
  columns: readonly { id: string; header: string }[];
  view: DataTableView;
  onChange: (change: Partial<DataTableView>) => void;
  /** Shows the columns and the density that the table has at first. */
  onReset: () => void;
  labels: DataTableLabels;
}

/** A popover that chooses columns and density. */
export function ViewSettings({ columns, view, onChange, onReset, labels }: ViewSettingsProps) {
  const id = useId();
  const shown = columns.filter((column) => !view.hidden.includes(column.id)).map((column) => column.id);
  return (
    <Popover
      label={labels.view}
      align="end"
      trigger={(props) => (
        <Button {...props} size="small">
          {labels.view}
        </Button>
      )}
    >
      <Stack gap={16}>
        <CheckboxGroup
          legend={labels.columns}
          options={columns.map((column) => ({ value: column.id, label: column.header }))}
          value={shown}
          onValueChange={(value) =>
            onChange({ hidden: columns.filter((column) => !value.includes(column.id)).map((column) => column.id) })
          }
        />
        <RadioGroup
          legend={labels.density}
          name={`${id}-density`}
          options={[
            { value: 'comfortable', label: labels.comfortable },
            { value: 'compact', label: labels.compact },
          ]}
          value={view.density}
          onValueChange={(value) => onChange({ density: value === 'compact' ? 'compact' : 'comfortable' })}
        />
        <Button variant="quiet" size="small" onClick={onReset}>
          {labels.resetView}
        </Button>
      </Stack>
    </Popover>
  );
}

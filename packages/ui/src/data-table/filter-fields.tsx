'use client';

import { useEffect, useState } from 'react';
import { SearchField } from '../search-field/search-field.tsx';
import { Select } from '../select/select.tsx';
import { useLatest } from '../layers/use-latest.ts';
import type { DataTableFilter, FilterField } from './column.ts';

/** Time without a key before typed text is applied, in milliseconds. */
const PAUSE = 300;

/** A field without a text sets no filter. */
const valuesOf = (text: string): readonly string[] => (text === '' ? [] : [text]);

interface FilterInputProps extends FilterField {
  filter: DataTableFilter;
  /** Name of the button that empties a text filter. */
  clearLabel: string;
  /** Changes when all filters are turned off, which also discards what is typed. */
  cleared: number;
  /** Whether the form, and not `onValuesChange`, applies the value. */
  native: boolean;
}

/** A filter of its kind. Typed text is applied after a pause and when leaving the field; everything else immediately. */
export function FilterInput({ filter, native, clearLabel, cleared, ...field }: FilterInputProps) {
  if (filter.render) return filter.render(field);
  if (!filter.options) return <TextInput {...field} {...{ clearLabel, cleared }} />;
  const { label, name, form, values, onValuesChange } = field;
  const value = values[0] ?? '';
  return (
    <Select
      size="small"
      labelHidden
      {...{ label, name, form }}
      {...(native ? { defaultValue: value } : { value })}
      options={[{ value: '', label: filter.allLabel }, ...filter.options]}
      onChange={({ currentTarget: { value: now } }) => onValuesChange(valuesOf(now))}
    />
  );
}

function TextInput(props: FilterField & Pick<FilterInputProps, 'clearLabel' | 'cleared'>) {
  const { label, name, form, values, onValuesChange, clearLabel, cleared } = props;
  const value = values[0] ?? '';
  // What is typed and perhaps not applied yet. An address that changes while somebody types must not undo it.
  const [draft, setDraft] = useState<string>();
  const [focused, setFocused] = useState(false);
  const [seen, setSeen] = useState({ value, cleared });
  if (seen.value !== value || seen.cleared !== cleared) {
    setSeen({ value, cleared });
    if (!focused || seen.cleared !== cleared) setDraft(undefined);
  }
  const apply = (text: string, change?: 'typing'): void => {
    if (text !== value) onValuesChange(valuesOf(text), change);
  };
  const latest = useLatest(apply);
  useEffect(() => {
    if (draft === undefined) return undefined;
    const timer = setTimeout(() => latest.current(draft, 'typing'), PAUSE);
    return () => clearTimeout(timer);
  }, [draft, latest]);
  return (
    <SearchField
      size="small"
      labelHidden
      {...{ label, name, form, clearLabel }}
      placeholder={label}
      value={draft ?? value}
      onValueChange={(text) => {
        setDraft(text);
        if (text === '') apply('');
      }}
      onFocus={() => setFocused(true)}
      onBlur={() => {
        setFocused(false);
        if (draft !== undefined) apply(draft);
      }}
    />
  );
}

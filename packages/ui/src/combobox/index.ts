export * from './combobox.tsx';
export type { ComboboxFilter, ComboboxGroup, ComboboxOption, ComboboxOptions } from './options.ts';

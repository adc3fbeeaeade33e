import { memo } from 'react';
import { type ComboboxOption, type ComboboxOptions, flatten, isOff } from '../combobox/options.ts';
import * as css from './multi-combobox.css.ts';

const draw = (option: ComboboxOption) => (
  <option key={option.value} value={option.value} disabled={isOff(option)} className={css.option}>
    {option.label}
  </option>
);

/** More would add half a megabyte to the page. */
const MOST = 1000;

/**
 * Options of the native select, for pages without JavaScript and for forms. With more than a thousand, it contains only
 * the selected ones. Memoised, so that typing doesn't re-render it.
 */
export const NativeChoice = memo(function NativeChoice({
  options: all,
  chosen,
}: {
  options: ComboboxOptions;
  chosen: readonly ComboboxOption[];
}) {
  const flat = flatten(all);
  const options = flat.length > MOST ? [] : all;
  const listed = new Set(options === all ? flat.map(({ value }) => value) : []);
  return (
    <>
      {options.map((one) =>
        'options' in one ? (
          <optgroup key={one.label} label={one.label}>
            {one.options.map(draw)}
          </optgroup>
        ) : (
          draw(one)
        ),
      )}
      {chosen.filter(({ value }) => !listed.has(value)).map((option) => draw({ ...option, disabled: false }))}
    </>
  );
});

import { memo } from 'react';
import * as css from '../select/select.css.ts';
import { type ComboboxOption, type ComboboxOptions, flatten, isOff } from './options.ts';

interface NativeOptionsProps {
  options: ComboboxOptions;
  chosen: ComboboxOption | undefined;
  placeholder: string;
}

const Option = ({ option }: { option: ComboboxOption }) => (
  <option value={option.value} disabled={isOff(option)} className={css.option}>
    {option.label}
  </option>
);

/** More would add half a megabyte to the page. */
const MOST = 1000;

/**
 * Options of the native select, for pages without JavaScript and for autofill. With more than a thousand options, it
 * contains only the selected one, even if a search no longer finds it. Memoised, so that typing doesn't re-render it.
 */
export const NativeOptions = memo(function NativeOptions({ options: all, chosen, placeholder }: NativeOptionsProps) {
  const flat = flatten(all);
  const options = flat.length > MOST ? [] : all;
  const known = chosen === undefined || (options === all && flat.some(({ value }) => value === chosen.value));
  return (
    <>
      {/* HTML asks an option without text for a label that isn’t empty. */}
      <option value="" label={placeholder === '' ? ' ' : undefined} className={css.option}>
        {placeholder}
      </option>
      {options.map((one) =>
        'options' in one ? (
          <optgroup key={one.label} label={one.label} className={css.option}>
            {one.options.map((option) => (
              <Option key={option.value} option={option} />
            ))}
          </optgroup>
        ) : (
          <Option key={one.value} option={one} />
        ),
      )}
      {known ? null : <Option option={chosen} />}
    </>
  );
});

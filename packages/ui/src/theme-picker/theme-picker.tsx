'use client';

import { Contrast, Monitor, Moon, Sun } from 'lucide-react';
import { type ComponentProps, useId, useSyncExternalStore } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { type ThemeChoice, chooseTheme, chosenTheme, subscribeToTheme } from './theme-choice.ts';
import * as css from './theme-picker.css.ts';

export interface ThemeOption {
  value: ThemeChoice;
  /** "As on the device", "Light", "Dark", "High contrast". */
  label: string;
}

export interface ThemePickerProps extends Omit<ComponentProps<'fieldset'>, 'children'> {
  /** "Theme". */
  legend: string;
  /** What can be chosen, in the order shown. */
  options: readonly ThemeOption[];
  /** What the server read from the cookie `theme`, so that the page comes with the right one marked. @default 'system' */
  initial?: ThemeChoice | undefined;
  /** After the choice is shown and kept. */
  onThemeChange?: ((theme: ThemeChoice) => void) | undefined;
  /** Signs alone; the words are spoken and shown when the pointer rests. @default false */
  compact?: boolean | undefined;
  /** In a form, for servers that set the cookie themselves. @default none */
  name?: string | undefined;
}

const icons = { system: Monitor, light: Sun, dark: Moon, 'high-contrast': Contrast };

/**
 * One of the themes, kept in the cookie `theme` and in the local storage, in step with other pickers and tabs. So that
 * the next page does not flash, the server writes `data-theme` on `<html>`, or its head has `@hoster/ui/theme-script.js`.
 */
export function ThemePicker(props: ThemePickerProps) {
  const { legend, options, initial = 'system', onThemeChange, compact = false, name, className, ...rest } = props;
  const id = useId();
  const theme = useSyncExternalStore(subscribeToTheme, chosenTheme, () => initial);
  return (
    <fieldset data-component="theme-picker" {...rest} className={classNames(css.root, className)}>
      <legend data-part="legend" className={compact ? css.spoken : css.legend}>
        {legend}
      </legend>
      <div className={css.options}>
        {options.map(({ value, label }) => {
          const Icon = icons[value];
          return (
            <label
              key={value}
              data-part="option"
              title={compact ? label : undefined}
              className={classNames(css.option, !compact && css.worded)}
            >
              <input
                type="radio"
                name={name ?? id}
                value={value}
                checked={theme === value}
                onChange={() => {
                  chooseTheme(value);
                  onThemeChange?.(value);
                }}
                className={css.input}
              />
              <Icon size={18} aria-hidden="true" className={css.icon} />
              <span className={compact ? css.spoken : undefined}>{label}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

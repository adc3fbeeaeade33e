'use client';

import { Contrast, Monitor, Moon, Sun } from 'lucide-react';
import { type ComponentProps, useId, useSyncExternalStore } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { type ThemeChoice, chooseTheme, chosenTheme, subscribeToTheme } from './theme-choice.ts';
import * as css from './theme-picker.css.ts';

export interface ThemeOption {
  /** The theme, or `system`. */
  value: ThemeChoice;
  /** Labels of the themes: "System", "Light", "Dark", "High contrast". */
  label: string;
}

export interface ThemePickerProps extends Omit<ComponentProps<'fieldset'>, 'children'> {
  /** "Theme". */
  legend: string;
  /** Selectable themes in display order. */
  options: readonly ThemeOption[];
  /** Theme from the cookie `theme`, for server rendering. @default 'system' */
  initial?: ThemeChoice | undefined;
  /** Called after the theme is applied and stored. */
  onThemeChange?: ((theme: ThemeChoice) => void) | undefined;
  /** Shows only icons, with labels as accessible names and tooltips. @default false */
  compact?: boolean | undefined;
  /** Form field name, for servers that set the cookie themselves. @default none */
  name?: string | undefined;
}

const icons = { system: Monitor, light: Sun, dark: Moon, 'high-contrast': Contrast };

/**
 * Lets users select a theme, stored in the cookie `theme` and in local storage and synchronised with other pickers and
 * tabs. To prevent a flash on the next page, set `data-theme` on `<html>` on the server, or add
 * `@hoster/ui/theme-script.js` to the head.
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

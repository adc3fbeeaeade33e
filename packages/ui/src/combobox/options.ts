import type { ReactNode } from 'react';

export interface ComboboxOption {
  /** Submitted value. Must not be empty, because the empty value means that nothing is selected. */
  value: string;
  /** Plain text, also used in the native select and for filtering. */
  label: string;
  /** Second line: "Frankfurt, Berlin". */
  description?: string | undefined;
  /** Decorative content before the label, such as a flag or an icon. */
  leading?: ReactNode;
  /** Additional search terms: "DE Deutschland Allemagne". */
  keywords?: string | undefined;
  /** Whether the option is shown but can’t be selected. */
  disabled?: boolean | undefined;
  /** Disables the option and explains why. It stays focusable. */
  disabledReason?: string | undefined;
}

export interface ComboboxGroup {
  /** Name of the group. */
  label: string;
  /** The options of the group. */
  options: readonly ComboboxOption[];
}

export type ComboboxOptions = readonly (ComboboxOption | ComboboxGroup)[];

/** Returns whether an option matches the typed text. */
export type ComboboxFilter = (option: ComboboxOption, text: string) => boolean;

export const isOff = (option: ComboboxOption): boolean =>
  option.disabled === true || option.disabledReason !== undefined;

export const flatten = (options: ComboboxOptions): ComboboxOption[] =>
  options.flatMap((one) => ('options' in one ? one.options : one));

/** Normalises text for comparison: ignores case, accents, character width and repeated spaces. */
export const plain = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** Matches if every typed word starts a word of the label, description or keywords. */
export const matches: ComboboxFilter = ({ label, description = '', keywords = '' }, text) => {
  const words = plain(`${label} ${description} ${keywords}`).split(/[^\p{L}\p{N}]+/u);
  const whole = plain(label);
  const typed = plain(text);
  return whole.includes(typed) || typed.split(' ').every((part) => words.some((word) => word.startsWith(part)));
};

/** Returns the matching options, without empty groups. */
export const narrow = (options: ComboboxOptions, filter: ComboboxFilter, text: string): ComboboxOptions =>
  options.flatMap((one): ComboboxOptions => {
    if (!('options' in one)) return filter(one, text) ? [one] : [];
    const left = one.options.filter((option) => filter(option, text));
    return left.length === 0 ? [] : [{ ...one, options: left }];
  });

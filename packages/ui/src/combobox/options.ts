import type { ReactNode } from 'react';

export interface ComboboxOption {
  /** Sent in the form. Not empty: the empty value means that nothing is chosen. */
  value: string;
  /** Text only: it is also what the native list shows and what is typed. */
  label: string;
  /** Second line: "Frankfurt, Berlin". */
  description?: string | undefined;
  /** Before the label: a flag, an icon. Decoration. */
  leading?: ReactNode;
  /** More words it is found by: "DE Deutschland Allemagne". */
  keywords?: string | undefined;
  disabled?: boolean | undefined;
  /** Why it cannot be chosen; makes it disabled. It can be reached all the same, and says so. */
  disabledReason?: string | undefined;
}

export interface ComboboxGroup {
  label: string;
  options: readonly ComboboxOption[];
}

export type ComboboxOptions = readonly (ComboboxOption | ComboboxGroup)[];

/** Whether an option belongs to what was typed. */
export type ComboboxFilter = (option: ComboboxOption, text: string) => boolean;

export const isOff = (option: ComboboxOption): boolean =>
  option.disabled === true || option.disabledReason !== undefined;

export const flatten = (options: ComboboxOptions): ComboboxOption[] =>
  options.flatMap((one) => ('options' in one ? one.options : one));

/** For comparing what people type: without case, accents, widths and doubled blanks. */
export const plain = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** Every typed word stands at the beginning of a word of label, description or keywords. */
export const matches: ComboboxFilter = ({ label, description = '', keywords = '' }, text) => {
  const words = plain(`${label} ${description} ${keywords}`).split(/[^\p{L}\p{N}]+/u);
  const whole = plain(label);
  const typed = plain(text);
  return whole.includes(typed) || typed.split(' ').every((part) => words.some((word) => word.startsWith(part)));
};

/** What is left of the options; groups without any go. */
export const narrow = (options: ComboboxOptions, filter: ComboboxFilter, text: string): ComboboxOptions =>
  options.flatMap((one): ComboboxOptions => {
    if (!('options' in one)) return filter(one, text) ? [one] : [];
    const left = one.options.filter((option) => filter(option, text));
    return left.length === 0 ? [] : [{ ...one, options: left }];
  });

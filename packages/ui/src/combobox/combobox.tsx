'use client';

import { type ComponentProps, type KeyboardEvent, useRef, useState } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import { type FieldTexts, useFieldIds } from '../field/field-ids.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CloseIcon } from '../layers/close-icon.tsx';
import { useMergedRef } from '../layers/use-merged-ref.ts';
import { useMounted } from '../layers/use-mounted.ts';
import { createTypeahead } from '../menu/items.ts';
import { usePlacement } from '../popup/use-placement.ts';
import * as nativeCss from '../select/select.css.ts';
import { SpinnerArc } from '../spinner/spinner-arc.tsx';
import * as box from '../text-field/text-field.css.ts';
import { ComboboxList, listId, optionId } from './combobox-list.tsx';
import * as css from './combobox.css.ts';
import { pressKey } from './keys.ts';
import { NativeOptions } from './native-options.tsx';
import { type ComboboxFilter, type ComboboxOption, type ComboboxOptions, matches } from './options.ts';
import { useCombobox } from './use-combobox.ts';
import { useNativeSelect } from './use-native-select.ts';
import { usePopupWidth } from './use-popup-width.ts';

type Own = 'size' | 'multiple' | 'children' | 'value' | 'defaultValue' | 'onChange';

export interface ComboboxProps extends Omit<ComponentProps<'select'>, Own>, FieldTexts {
  /** Options, optionally in groups. */
  options: ComboboxOptions;
  /** The selected value (controlled). `''` selects nothing. */
  value?: string | undefined;
  /** The initially selected value (uncontrolled). */
  defaultValue?: string | undefined;
  /** Called with the selected value, or an empty string when cleared. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Placeholder of the empty field: "Choose a country". */
  placeholder?: string | undefined;
  /** Shown if no option matches: "No such country". */
  emptyLabel: string;
  /** Returns the number of matches to announce while typing: "12 countries". */
  countLabel: (count: number) => string;
  /** Name of the clear button: "Clear country". Without it, there is none. */
  clearLabel?: string | undefined;
  /**
   * Label of a row that makes the typed text the value: "Use “Debian 14”". Without it, only options are accepted. It
   * needs script: until then, one of the options can be selected.
   */
  createLabel?: ((text: string) => string) | undefined;
  /** Whether the field is editable. Otherwise, letters move to matching options. @default true */
  searchable?: boolean | undefined;
  /**
   * Decides whether an option matches the typed text. @default matches the start of words, ignoring case and accents
   */
  filter?: ComboboxFilter | undefined;
  /** Called with the typed text to load remote options. Disables built-in filtering. */
  onSearch?: ((text: string) => void) | undefined;
  /** Message while options are loading: "Searching". @default none */
  loadingLabel?: string | undefined;
  /** Message when remote options could not be loaded: "Couldn't load countries". @default none */
  searchError?: string | undefined;
  /** With `searchError`, an option that calls `onSearch` again with the typed text: "Try again". */
  retryLabel?: string | undefined;
  /** Height: 32, 44 or 52 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
}

/**
 * A select with a text field for filtering (APG: combobox with a listbox popup). It is a native `<select>` until
 * hydration and keeps it for forms and autofill. `className` and `style` are passed to the root, `ref` and other props
 * to that select, which forwards focus to the field.
 */
export function Combobox(props: ComboboxProps) {
  const {
    label,
    labelHidden,
    hint,
    error,
    messages,
    validateOn,
    requirement,
    reserveMessage,
    className,
    style,
    ...others
  } = props;
  const {
    options,
    value,
    defaultValue = '',
    onValueChange,
    placeholder = '',
    emptyLabel,
    countLabel,
    ...more
  } = others;
  const { clearLabel, searchable = true, filter = matches, onSearch, loadingLabel, size = 'medium', ...plain } = more;
  const { searchError, retryLabel, createLabel, ...native } = plain;
  const { id: ownId, ref, 'aria-describedby': describedBy, ...rest } = native;
  const { id, control } = useFieldIds({ hint, error, messages }, ownId, describedBy);
  const mounted = useMounted();
  const failed = searchError !== undefined && loadingLabel === undefined;
  const [retry, setRetry] = useState<ComboboxOption>();
  if (failed && retryLabel !== undefined && retry?.label !== retryLabel) {
    setRetry({ value: `${id}-retry`, label: retryLabel });
  }
  const again = failed && retry && onSearch ? { option: retry, load: onSearch } : undefined;
  const state = useCombobox({
    id,
    options,
    value,
    defaultValue,
    onValueChange,
    filter: onSearch === undefined ? filter : undefined,
    clearable: clearLabel !== undefined,
    loading: loadingLabel !== undefined,
    createLabel: searchable ? createLabel : undefined,
    again,
  });
  const { current, chosen, open, draft, active, list } = state;
  const select = useNativeSelect([current], ([next = '']) => state.set(next));
  const setSelect = useMergedRef(select, ref);
  const input = useRef<HTMLInputElement>(null);
  const anchor = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const [search] = useState(createTypeahead);

  usePopupWidth(open, anchor, popup);
  usePlacement(open, anchor, popup, 'bottom', 'start', 4);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => pressKey(event, state, searchable, search);

  const off = rest.disabled;
  const result = state.matches > 0 ? countLabel(state.matches) : state.creates ? '' : emptyLabel;
  const spoken = !open || draft === undefined ? '' : (loadingLabel ?? searchError ?? result);
  const message =
    loadingLabel === undefined ? (
      (searchError ?? (list.length === 0 ? emptyLabel : undefined))
    ) : (
      <>
        <SpinnerArc />
        {loadingLabel}
      </>
    );
  const chevron = (
    <svg width="12" height="12" viewBox="0 0 12 12" fill="none" aria-hidden="true">
      <path d="m2 4.25 4 4 4-4" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
  return (
    <FieldFrame
      {...{ id, hint, error, messages, validateOn, labelHidden, requirement, reserveMessage, className, style }}
      label={<span id={`${id}-label`}>{label}</span>}
      name="combobox"
      disabled={off}
    >
      <div ref={state.root}>
        <div ref={anchor} data-part="box" className={classNames(box.box, box.size[size], css.box)}>
          <select
            {...rest}
            // From now on, the visible field is the required one.
            {...(mounted ? { 'aria-hidden': true, tabIndex: -1, required: false } : control)}
            ref={setSelect}
            defaultValue={current}
            data-part="native"
            onChange={(event) => state.set(event.currentTarget.value)}
            onFocus={(event) => {
              rest.onFocus?.(event);
              input.current?.focus();
            }}
            className={mounted ? css.hidden : classNames(box.input, box.tall, nativeCss.select)}
          >
            <NativeOptions options={options} chosen={chosen} placeholder={placeholder} />
          </select>
          {mounted ? (
            <>
              {chosen?.leading === undefined || draft !== undefined ? null : (
                <span aria-hidden="true" data-part="leading" className={css.leading}>
                  {chosen.leading}
                </span>
              )}
              <input
                {...control}
                ref={input}
                type="text"
                role="combobox"
                data-part="input"
                autoComplete="off"
                autoCapitalize="none"
                autoCorrect="off"
                spellCheck={false}
                aria-autocomplete={searchable ? 'list' : 'none'}
                aria-expanded={open}
                aria-controls={open ? listId(id) : undefined}
                aria-activedescendant={open && list[active] ? optionId(id, active) : undefined}
                disabled={off}
                required={rest.required}
                inputMode={searchable ? undefined : 'none'}
                placeholder={placeholder}
                value={draft ?? chosen?.label ?? ''}
                onChange={(event) => {
                  if (!searchable) return;
                  state.type(event.currentTarget.value);
                  onSearch?.(event.currentTarget.value);
                }}
                onClick={(event) => {
                  if (!open) {
                    state.show();
                    if (searchable) event.currentTarget.select();
                  } else if (!searchable) state.close();
                }}
                onKeyDown={onKeyDown}
                className={classNames(box.input, box.tall, !searchable && css.pick)}
              />
              {clearLabel === undefined || current === '' || off ? null : (
                <IconButton
                  size="small"
                  label={clearLabel}
                  icon={<CloseIcon />}
                  className={css.clear}
                  onClick={() => {
                    state.close();
                    state.set('');
                    input.current?.focus();
                  }}
                />
              )}
              <button
                type="button"
                tabIndex={-1}
                aria-hidden="true"
                data-part="chevron"
                disabled={off}
                className={css.chevron}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => {
                  input.current?.focus();
                  if (open) state.close();
                  else state.show();
                }}
              >
                {chevron}
              </button>
            </>
          ) : (
            <span className={nativeCss.chevron}>{chevron}</span>
          )}
        </div>
        {open ? (
          <ComboboxList
            {...{ id, popup, list, active, message }}
            isSelected={(value) => value === current}
            messageFirst={failed}
            shown={state.shown}
            onChoose={state.choose}
          />
        ) : null}
        <span role="status" className={css.spoken}>
          {spoken}
        </span>
      </div>
    </FieldFrame>
  );
}

'use client';

import { type ComponentProps, type KeyboardEvent, useRef, useState } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { ComboboxList, listId, optionId } from '../combobox/combobox-list.tsx';
import * as combobox from '../combobox/combobox.css.ts';
import { pressKey } from '../combobox/keys.ts';
import { type ComboboxFilter, type ComboboxOptions, matches } from '../combobox/options.ts';
import { useNativeSelect } from '../combobox/use-native-select.ts';
import { usePopupWidth } from '../combobox/use-popup-width.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import { type FieldTexts, useFieldIds } from '../field/field-ids.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CloseIcon } from '../layers/close-icon.tsx';
import { isComposing } from '../layers/escape-stack.ts';
import { useMergedRef } from '../layers/use-merged-ref.ts';
import { useMounted } from '../layers/use-mounted.ts';
import { createTypeahead } from '../menu/items.ts';
import { usePlacement } from '../popup/use-placement.ts';
import { SpinnerArc } from '../spinner/spinner-arc.tsx';
import * as box from '../text-field/text-field.css.ts';
import { Chips } from './chips.tsx';
import * as css from './multi-combobox.css.ts';
import { NativeChoice } from './native-choice.tsx';
import { useChoice } from './use-choice.ts';

type Own = 'size' | 'multiple' | 'children' | 'value' | 'defaultValue' | 'onChange';

interface MultiComboboxBase extends Omit<ComponentProps<'select'>, Own>, FieldTexts {
  /** Options, optionally in groups. */
  options: ComboboxOptions;
  /** The selected values (controlled), in the order of the chips. */
  value?: readonly string[] | undefined;
  /** The initially selected values (uncontrolled). */
  defaultValue?: readonly string[] | undefined;
  /** Called with the selected values. */
  onValueChange?: ((value: string[]) => void) | undefined;
  /** Placeholder while nothing is selected: "Add countries". */
  placeholder?: string | undefined;
  /** Shown if no option matches: "No such country". */
  emptyLabel: string;
  /** Returns the number of matches to announce while typing: "12 countries". */
  countLabel: (count: number) => string;
  /** Name of the button that removes an option: "Remove Germany". */
  removeLabel: (label: string) => string;
  /** Announced when options were selected: "Germany added". */
  addedLabel: (labels: readonly string[]) => string;
  /** Announced when options were deselected: "Germany removed". */
  removedLabel: (labels: readonly string[]) => string;
  /** Name of the button that removes all options: "Clear countries". Without it, there is none. */
  clearLabel?: string | undefined;
  /** Label of a row that selects all shown options: "Select all 12 shown". Without it, there is none. */
  allLabel?: ((count: number) => string) | undefined;
  /** Label of a row that adds the typed text as a value: "Add “backup”". Without it, only options are accepted. */
  createLabel?: ((text: string) => string) | undefined;
  /**
   * Decides whether an option matches the typed text. @default matches the start of words, ignoring case and accents
   */
  filter?: ComboboxFilter | undefined;
  /** Called with the typed text to load remote options, and with `''` when it's cleared. Disables built-in filtering. */
  onSearch?: ((text: string) => void) | undefined;
  /** Message while options are loading: "Searching". @default none */
  loadingLabel?: string | undefined;
  /** Message when remote options could not be loaded: "Couldn't load countries". @default none */
  searchError?: string | undefined;
  /** With `searchError`, a row that calls `onSearch` again with the typed text: "Try again". */
  retryLabel?: string | undefined;
}

/** A limit needs a text that says what it is. */
type Limit = { max?: undefined; limitLabel?: undefined } | { max: number; limitLabel: string };

export type MultiComboboxProps = MultiComboboxBase & Limit;

/**
 * A combobox for several values, shown as chips. It is a native `<select multiple>` until hydration and keeps it for
 * forms. `className` and `style` are passed to the root, `ref` and other props to that select, which forwards focus to
 * the field.
 */
export function MultiCombobox(props: MultiComboboxProps) {
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
  const { options, value, defaultValue = [], onValueChange, placeholder = '', emptyLabel, countLabel, ...own } = others;
  const { removeLabel, addedLabel, removedLabel, clearLabel, allLabel, createLabel, ...more } = own;
  const { filter = matches, onSearch, loadingLabel, searchError, retryLabel, max, limitLabel, ...native } = more;
  const { id: ownId, ref, 'aria-describedby': describedBy, ...rest } = native;
  const { id, control } = useFieldIds({ hint, error, messages }, ownId, describedBy);
  const mounted = useMounted();
  const failed = searchError !== undefined && loadingLabel === undefined;
  const state = useChoice({
    id,
    options,
    value,
    defaultValue,
    onValueChange,
    filter: onSearch === undefined ? filter : undefined,
    max: max ?? Number.POSITIVE_INFINITY,
    limitLabel,
    onSearch,
    loading: loadingLabel !== undefined,
    retryLabel: failed ? retryLabel : undefined,
    createLabel,
    allLabel,
    addedLabel,
    removedLabel,
  });
  const { current, chosen, open, draft, active, list, said } = state;
  const select = useNativeSelect(current, state.set);
  const setSelect = useMergedRef(select, ref);
  const input = useRef<HTMLInputElement>(null);
  const anchor = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const [search] = useState(createTypeahead);
  usePopupWidth(open, anchor, popup);
  usePlacement(open, anchor, popup, 'bottom', 'start', 4);

  const off = rest.disabled;
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const { key, currentTarget } = event;
    if (isComposing(event.nativeEvent)) return;
    if (draft === '' && key === 'Backspace' && current.length > 0) {
      state.remove(current.slice(-1));
      return;
    }
    const back = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const chips = anchor.current?.querySelectorAll<HTMLElement>('[data-part="remove"]');
    if (draft === '' && key === back && chips && chips.length > 0) {
      event.preventDefault();
      state.close();
      chips[chips.length - 1]?.focus();
      return;
    }
    pressKey(event, { ...state, current: '', chosen: undefined }, true, search);
  };

  const none = list.length === 0 ? emptyLabel : undefined;
  const problem = searchError ?? (state.full ? limitLabel : none);
  const result =
    state.matches === 0 && state.creates ? '' : state.matches === 0 ? emptyLabel : countLabel(state.matches);
  const typed = loadingLabel ?? searchError ?? (state.full ? limitLabel : result);
  const spoken = open && draft.trim() !== '' ? { text: typed, count: -1 } : said;
  const clears = clearLabel !== undefined && current.length > 0 && !off;
  return (
    <FieldFrame
      {...{ id, hint, error, messages, validateOn, labelHidden, requirement, reserveMessage, className, style }}
      label={<span id={`${id}-label`}>{label}</span>}
      name="multi-combobox"
      disabled={off}
    >
      <div ref={state.root}>
        <div
          ref={anchor}
          role="presentation"
          data-part="box"
          className={classNames(box.box, combobox.box, css.box, clears && css.withClear)}
          onMouseDown={(event) => {
            // A press on the space between chips belongs to the field.
            if (event.target !== event.currentTarget || off) return;
            event.preventDefault();
            input.current?.focus();
            state.show();
          }}
        >
          <select
            {...rest}
            // From now on, the visible field is the required one.
            {...(mounted ? { 'aria-hidden': true, tabIndex: -1, required: false } : control)}
            ref={setSelect}
            multiple
            defaultValue={[...current]}
            data-part="native"
            onChange={(event) => state.set(Array.from(event.currentTarget.selectedOptions, (option) => option.value))}
            onFocus={(event) => {
              rest.onFocus?.(event);
              input.current?.focus();
            }}
            className={mounted ? combobox.hidden : css.native}
          >
            <NativeChoice options={options} chosen={chosen} />
          </select>
          {mounted ? (
            <>
              {chosen.length === 0 ? null : (
                <Chips
                  {...{ chosen, removeLabel, input }}
                  labelId={`${id}-label`}
                  disabled={off}
                  onRemove={(one) => state.remove([one])}
                />
              )}
              {/* A field compares the values of its controls to know whether it was changed. */}
              <input type="hidden" value={current.join('\n')} />
              <span id={`${id}-chosen`} hidden>
                {chosen.map((option) => option.label).join(', ')}
              </span>
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
                aria-autocomplete="list"
                aria-describedby={classNames(control['aria-describedby'], current.length > 0 && `${id}-chosen`)}
                aria-expanded={open}
                aria-controls={open ? listId(id) : undefined}
                aria-activedescendant={open && list[active] ? optionId(id, active) : undefined}
                disabled={off}
                required={rest.required === true && current.length === 0}
                placeholder={current.length === 0 ? placeholder : undefined}
                value={draft}
                onChange={(event) => state.type(event.currentTarget.value)}
                onClick={() => {
                  if (!open) state.show();
                }}
                onKeyDown={onKeyDown}
                className={classNames(box.input, css.input)}
              />
              <span className={css.end}>
                {clears ? (
                  <IconButton
                    size="small"
                    label={clearLabel}
                    icon={<CloseIcon />}
                    onClick={() => {
                      input.current?.focus();
                      state.close();
                      state.remove(current);
                    }}
                  />
                ) : null}
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
                  <svg
                    width="12"
                    height="12"
                    viewBox="0 0 12 12"
                    fill="none"
                    stroke="currentColor"
                    strokeWidth="1.5"
                    strokeLinecap="round"
                    strokeLinejoin="round"
                    aria-hidden="true"
                  >
                    <path d="m2 4.25 4 4 4-4" />
                  </svg>
                </button>
              </span>
            </>
          ) : null}
        </div>
        {open ? (
          <ComboboxList
            {...{ id, popup, list, active }}
            multiple
            isSelected={state.isSelected}
            messageFirst={failed}
            shown={state.shown}
            message={
              loadingLabel === undefined ? (
                problem
              ) : (
                <>
                  <SpinnerArc />
                  {loadingLabel}
                </>
              )
            }
            onChoose={state.choose}
          />
        ) : null}
        <span role="status" className={css.spoken}>
          <span key={spoken.count}>{spoken.text}</span>
        </span>
      </div>
    </FieldFrame>
  );
}

'use client';

import { type ComponentProps, type InvalidEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '../class-names/class-names.ts';
import { FieldCounter } from '../field/field-counter.tsx';
import { firstInvalid } from '../field/field-controls.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import { type FieldTexts, useFieldIds } from '../field/field-ids.ts';
import { hasCommandKey, isLetterKey } from '../layers/apple-keys.ts';
import { isComposing } from '../layers/escape-stack.ts';
import { useMergedRef } from '../layers/use-merged-ref.ts';
import { area as areaStyle } from '../text-area/text-area.css.ts';
import * as box from '../text-field/text-field.css.ts';
import { actions as all, ORDER, type TextEditorAction } from './actions.ts';
import { EditorPreview, type TextEditorPreviewLabels } from './editor-preview.tsx';
import { EditorTabs, type Mode } from './editor-tabs.tsx';
import { EditorToolbar } from './editor-toolbar.tsx';
import { continueLines } from './lines.ts';
import { replaceText, stateOf } from './replace-text.ts';
import * as css from './text-editor.css.ts';
import { useEarlyText } from './use-early-text.ts';
import { usePreview } from './use-preview.ts';

type Own = 'children' | 'value' | 'defaultValue';

interface TextEditorBase extends Omit<ComponentProps<'textarea'>, Own>, FieldTexts {
  /** The text (controlled), Markdown. */
  value?: string | undefined;
  /** The initial text (uncontrolled), Markdown. */
  defaultValue?: string | undefined;
  /** Called with the text on every change. */
  onValueChange?: ((text: string) => void) | undefined;
  /** Accessible name of the toolbar: "Formatting". */
  toolbarLabel: string;
  /** Names of the toolbar's buttons: `{ bold: 'Bold' }`. An action without a name isn't offered, by key neither. */
  actions: Partial<Record<TextEditorAction, string>>;
  /** Tooltip of a button with a shortcut, its letter and whether ⌘ takes the place of Ctrl: "Bold (Ctrl+B)". */
  shortcutLabel: (name: string, key: string, isApple: boolean) => string;
  /**
   * With `maxLength`, formats the number of characters left: always shown, announced at 20 %, 10 %, 0 and below. Longer text
   * isn’t cut; `left` is negative then.
   */
  counterLabel?: ((left: number) => string) | undefined;
  /** Number of lines shown without text. Where browsers support it, the field grows with its text. @default 6 */
  rows?: number | undefined;
  /** Whether ⌘ or Ctrl with Enter submits the form. @default false */
  submitKey?: boolean | undefined;
  /** Content below the text, such as a FileField. */
  attachments?: ReactNode;
}

/** A preview needs its words. */
type Preview =
  | { renderPreview?: undefined; previewLabels?: undefined }
  | {
      renderPreview: (text: string) => ReactNode | Promise<ReactNode>;
      previewLabels: TextEditorPreviewLabels;
    };

export type TextEditorProps = TextEditorBase & Preview;

/**
 * A multi-line text input for Markdown: a toolbar, shortcuts, lists that continue, and a preview that the app renders.
 * Without script, a plain `<textarea>`. `className` and `style` are passed to the root, `ref` and other props to the
 * `<textarea>`.
 */
export function TextEditor(props: TextEditorProps) {
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
  const { onValueChange, toolbarLabel, actions, shortcutLabel, counterLabel, rows = 6, submitKey, ...more } = others;
  const { attachments, renderPreview, previewLabels, maxLength, id: ownId, ref, ...rest } = more;
  const { id, control } = useFieldIds({ hint, error, messages }, ownId, rest['aria-describedby']);
  const area = useRef<HTMLTextAreaElement>(null);
  const setArea = useMergedRef(area, ref);
  const shown = useRef<HTMLDivElement>(null);
  const initial = rest.value ?? rest.defaultValue ?? '';
  useEarlyText(id, area, initial, onValueChange);
  const [mode, setMode] = useState<Mode>('write');
  const { preview, show } = usePreview(renderPreview);

  const render = (): void => void show(area.current?.value ?? '');
  const choose = (next: Mode): void => {
    if (next === mode) return;
    setMode(next);
    if (next === 'preview') render();
  };
  const run = (action: TextEditorAction): void => {
    if (area.current) replaceText(area.current, all[action].run(stateOf(area.current)));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    rest.onKeyDown?.(event);
    const { key, currentTarget, nativeEvent } = event;
    if (event.defaultPrevented || isComposing(nativeEvent) || currentTarget.readOnly) return;
    if (hasCommandKey(nativeEvent)) {
      const action = ORDER.find((one) => {
        const letter = actions[one] === undefined ? undefined : all[one].key;
        return letter !== undefined && isLetterKey(nativeEvent, letter);
      });
      const submits = submitKey === true && key === 'Enter';
      if (action || submits) event.preventDefault();
      if (action) run(action);
      else if (submits) currentTarget.form?.requestSubmit();
    } else if (key === 'Enter' && !event.shiftKey && !event.altKey && !event.ctrlKey && !event.metaKey) {
      const next = continueLines(stateOf(currentTarget));
      if (!next) return;
      event.preventDefault();
      replaceText(currentTarget, next);
    }
  };
  const onInvalid = (event: InvalidEvent<HTMLTextAreaElement>): void => {
    rest.onInvalid?.(event);
    const { currentTarget } = event;
    // Neither the browser nor the field can focus what is hidden behind the preview.
    flushSync(() => setMode('write'));
    if (messages && currentTarget === firstInvalid(currentTarget.form)) currentTarget.focus();
  };
  const panel = (one: Mode) =>
    previewLabels && { id: `${id}-${one}`, role: 'tabpanel', 'aria-labelledby': `${id}-${one}-tab` };
  return (
    <div data-component="text-editor" className={classNames(css.root, className)} style={style}>
      <FieldFrame
        {...{ id, label, labelHidden, hint, error, messages, validateOn, requirement, reserveMessage }}
        name="text-editor-field"
        disabled={rest.disabled}
      >
        <div data-part="head" className={css.head}>
          {previewLabels ? (
            <EditorTabs {...{ id, mode }} label={previewLabels.tabs} names={previewLabels} onMode={choose} />
          ) : null}
          <EditorToolbar
            {...{ shortcutLabel }}
            label={toolbarLabel}
            controls={id}
            names={actions}
            disabled={rest.disabled === true || rest.readOnly === true}
            hidden={mode === 'preview'}
            onAction={run}
          />
        </div>
        <div className={css.panels}>
          <div {...panel('write')} data-covered={mode === 'preview' ? '' : undefined} className={css.write}>
            <div data-part="box" className={box.box}>
              <textarea
                {...rest}
                {...control}
                maxLength={counterLabel ? undefined : maxLength}
                ref={setArea}
                rows={rows}
                onChange={(event) => {
                  rest.onChange?.(event);
                  onValueChange?.(event.currentTarget.value);
                }}
                onKeyDown={onKeyDown}
                onInvalid={onInvalid}
                className={classNames(box.input, areaStyle)}
              />
            </div>
          </div>
          {previewLabels && mode === 'preview' ? (
            <div {...panel('preview')} ref={shown} tabIndex={0} data-part="preview" className={css.preview}>
              <EditorPreview
                preview={preview}
                labels={previewLabels}
                onRetry={() => {
                  // The button is removed with its focus.
                  shown.current?.focus();
                  render();
                }}
              />
            </div>
          ) : null}
        </div>
        {counterLabel === undefined || maxLength === undefined ? null : (
          <FieldCounter of={id} most={maxLength} label={counterLabel} initial={initial.length} />
        )}
      </FieldFrame>
      {attachments === undefined ? null : <div data-part="attachments">{attachments}</div>}
    </div>
  );
}

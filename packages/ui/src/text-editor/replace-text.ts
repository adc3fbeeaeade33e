import { viewOf } from '../layers/realm.ts';
import type { TextState } from './marks.ts';

/** Returns the text of a field with its selection. */
export const stateOf = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): TextState => ({
  value,
  start: selectionStart,
  end: selectionEnd,
});

/**
 * Changes the text as if it was typed, so that Undo takes it back. `execCommand` is deprecated, but nothing else writes
 * to the browser's undo stack. Where it isn't available, the text changes without it. Does nothing if the text would be
 * longer than `maxLength`.
 */
export function replaceText(area: HTMLTextAreaElement, next: TextState): void {
  const { value, maxLength, ownerDocument } = area;
  if (maxLength >= 0 && next.value.length > Math.max(maxLength, value.length)) return;
  let from = 0;
  while (from < value.length && value[from] === next.value[from]) from += 1;
  let tail = 0;
  const shorter = Math.min(value.length, next.value.length) - from;
  while (tail < shorter && value.at(-1 - tail) === next.value.at(-1 - tail)) tail += 1;
  const inserted = next.value.slice(from, next.value.length - tail);

  area.focus();
  if (value !== next.value) {
    area.setSelectionRange(from, value.length - tail);
    if (inserted === '') ownerDocument.execCommand?.('delete');
    else ownerDocument.execCommand?.('insertText', false, inserted);
    if (area.value !== next.value) {
      const { HTMLTextAreaElement: Area, Event: InputEvent } = viewOf(area);
      // Past React's own property, which would hide the change from it.
      Object.getOwnPropertyDescriptor(Area.prototype, 'value')?.set?.call(area, next.value);
      area.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
  }
  area.setSelectionRange(next.start, next.end);
}

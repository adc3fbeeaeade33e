/**
 * Types a text into a field, in place of what is selected. `execCommand` is deprecated, but nothing else writes to the
 * browser's undo stack; where it isn't available, the text changes without it.
 */
export function insertText(field: HTMLTextAreaElement, text: string): void {
  field.focus();
  if (document.execCommand?.('insertText', false, text)) return;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

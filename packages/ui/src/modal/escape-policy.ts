import { deepActive, isElement } from '../layers/realm.ts';
import { isComposing } from '../layers/escape-stack.ts';

/**
 * When Escape closes the dialog. `not-in-editable` (the default) keeps it open while focus is in a text field, because
 * screen readers in forms mode pass Escape on and the user would lose the form (w3c/aria-practices#1242, #964).
 */
export type EscapePolicy = 'not-in-editable' | 'always' | 'never';

const NOT_TEXT = new Set([
  'button',
  'checkbox',
  'color',
  'file',
  'hidden',
  'image',
  'radio',
  'range',
  'reset',
  'submit',
]);

/**
 * Returns whether the element is editable: text-like input, textarea, contenteditable, ARIA text box, searchable
 * combobox.
 */
function isTextEditable(element: Element | null): boolean {
  if (!element) return false;
  if (element.matches('textarea')) return true;
  if (element.matches('input')) return !NOT_TEXT.has((element as HTMLInputElement).type);
  return (
    element.closest('[contenteditable]:not([contenteditable="false" i]),[role="textbox"],[role="searchbox"]') !== null
  );
}

/** An open listbox or menu, also of other libraries, handles Escape before the dialog. */
const ownsOpenPopup = (element: Element | null) =>
  element?.getAttribute('aria-expanded') === 'true' &&
  (element.getAttribute('role') === 'combobox' ||
    /^(listbox|menu|tree|grid|true)$/.test(element.getAttribute('aria-haspopup') ?? ''));

/** Returns whether Escape closes the dialog. Never during IME composition. */
export function escapeCloses(policy: EscapePolicy, event: KeyboardEvent): boolean {
  if (policy === 'never' || event.defaultPrevented || isComposing(event)) return false;
  const active = deepActive(isElement(event.target) ? event.target.ownerDocument : document);
  if (ownsOpenPopup(active)) return false;
  return policy === 'always' || !isTextEditable(active);
}

import { isComposing } from '../layers/escape-stack.ts';

/**
 * When Escape closes: `not-in-editable` (the default) keeps the dialog while the focus is in a text field, because
 * screen readers in forms mode pass Escape on and the visitor would lose the form (w3c/aria-practices#1242, #964).
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

/** The focused element, also inside open shadow roots. */
function deepActiveElement(root: DocumentOrShadowRoot): Element | null {
  const active = root.activeElement;
  return active?.shadowRoot?.activeElement ? deepActiveElement(active.shadowRoot) : active;
}

/** Text is typed here: text-like input, textarea, contenteditable, ARIA text box, searchable combobox. */
function isTextEditable(element: Element | null): boolean {
  if (!element) return false;
  if (element instanceof HTMLTextAreaElement) return true;
  if (element instanceof HTMLInputElement) return !NOT_TEXT.has(element.type);
  return (
    element.closest('[contenteditable]:not([contenteditable="false" i]),[role="textbox"],[role="searchbox"]') !== null
  );
}

/** An open listbox or menu, whoever built it, takes Escape before the dialog does. */
const ownsOpenPopup = (element: Element | null) =>
  element?.getAttribute('aria-expanded') === 'true' &&
  (element.getAttribute('role') === 'combobox' ||
    /^(listbox|menu|tree|grid|true)$/.test(element.getAttribute('aria-haspopup') ?? ''));

/** Whether this press of Escape closes the dialog. Never while an input method composes text. */
export function escapeCloses(policy: EscapePolicy, event: KeyboardEvent): boolean {
  if (policy === 'never' || event.defaultPrevented || isComposing(event)) return false;
  const active = deepActiveElement(document);
  if (ownsOpenPopup(active)) return false;
  return policy === 'always' || !isTextEditable(active);
}

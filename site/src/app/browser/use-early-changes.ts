import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Calls back once if the visitor changed a form, or a fieldset, before it was hydrated: React keeps fields as they are,
 * but components that control them miss the change. The same applies to values that a browser restores after a reload.
 */
export function useEarlyChanges<Form extends HTMLFormElement | HTMLFieldSetElement>(
  form: RefObject<Form | null>,
  onChange: (form: Form) => void,
): void {
  const isReported = useRef(false);
  const report = useEffectEvent(() => {
    if (isReported.current || !form.current || ![...form.current.elements].some(isChanged)) return;
    isReported.current = true;
    onChange(form.current);
  });
  // Before anything is drawn again, which would put the value from before back into a field, and let it lose what is typed
  // until this one is drawn.
  useLayoutEffect(() => report(), []);
  // Fields of a translated page are made anew and filled in again after that.
  useEffect(() => report(), []);
}

/** Returns whether a field has another value than the server gave it. */
export function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement) {
    const chosen = [...field.options].findIndex((option) => option.defaultSelected);
    return field.selectedIndex !== Math.max(0, chosen);
  }
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (!(field instanceof HTMLInputElement)) return false;
  const isTicked = field.type === 'checkbox' || field.type === 'radio';
  return isTicked ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

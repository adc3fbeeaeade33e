type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * Tells React what the visitor typed, ticked or chose before it took the page over: it keeps the fields as they are,
 * hears nothing of it, and would set them back at the first change. The same goes for what a browser brings back after
 * a reload. To be called when `root` is hydrated.
 */
export function tellTypedBefore(root: ParentNode): void {
  // All values are read before the first event, because handling it may re-render the others.
  const told = [
    ...Array.from(root.querySelectorAll<TextField>('input, textarea'), textOf),
    ...Array.from(root.querySelectorAll<HTMLInputElement>('input[type=checkbox], input[type=radio]'), tickOf),
    ...Array.from(root.querySelectorAll('select'), choiceOf),
  ];
  for (const tell of told) tell?.();
}

const NO_TEXT = /^(checkbox|radio|hidden|file|submit|button|image|reset)$/;

function textOf(field: TextField): (() => void) | null {
  const { value } = field;
  if (NO_TEXT.test(field.type) || value === field.defaultValue) return null;
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  return () => {
    // React compares with the value it saw last, which it watches by a setter of the field's own: past that, it changes.
    field.value = field.defaultValue;
    Reflect.set(prototype, 'value', value, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

function tickOf(field: HTMLInputElement): (() => void) | null {
  const { checked } = field;
  if (checked === field.defaultChecked || (field.type === 'radio' && !checked)) return null;
  return () => {
    field.checked = !checked;
    field.click();
  };
}

function choiceOf(field: HTMLSelectElement): (() => void) | null {
  const options = [...field.options];
  const before = Math.max(
    0,
    options.findIndex((option) => option.defaultSelected),
  );
  const { selectedIndex } = field;
  if (field.multiple || selectedIndex < 0 || selectedIndex === before) return null;
  return () => {
    field.selectedIndex = selectedIndex;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Returns the native controls of a field. */
export const controlsOf = (root: Element | null): Control[] => [
  ...(root?.querySelectorAll<Control>('input, select, textarea') ?? []),
];

/** Returns everything that is selected or typed in a field as one string to compare. */
export const contentsOf = (root: Element | null): string =>
  controlsOf(root)
    .map((control) => control.value + ('checked' in control && control.checked))
    .join('\n');

/** Returns the first control with a native validation error. jsdom doesn't match `:invalid` in every case. */
export const firstInvalid = (root: Element | null): Control | undefined =>
  controlsOf(root).find((control) => control.willValidate && !control.validity.valid);

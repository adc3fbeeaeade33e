import { flushSync } from 'react-dom';

/**
 * Replaces a form that the server made by the live one; what was typed and the focus go over. `made` is the node that
 * `draw` replaces within its parent.
 */
export function takeOver(made: HTMLElement | null, draw: () => void): void {
  const parent = made?.parentElement;
  const typed = Array.from(made?.querySelectorAll('input') ?? [], ({ name, value }) => ({ name, value }));
  const active = document.activeElement;
  const focused = made?.contains(active) && active instanceof HTMLInputElement ? active : null;
  const [from, to] = [focused?.selectionStart ?? null, focused?.selectionEnd ?? null];
  flushSync(draw);
  const field = (name: string) => parent?.querySelector<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`);
  for (const { name, value } of typed) {
    const live = field(name);
    if (live && value) live.value = value;
  }
  const live = focused && field(focused.name);
  live?.focus();
  live?.setSelectionRange(from, to);
}

import type { KeyboardEvent } from 'react';

/** Arrow, Home and End go from heading to heading, past disabled ones; not into an accordion in a panel. */
export function moveByKey(event: KeyboardEvent<HTMLButtonElement>): void {
  const root = event.currentTarget.closest('[data-component="accordion"]');
  const all = [...(root?.querySelectorAll<HTMLElement>('[data-part="trigger"]:not(:disabled)') ?? [])];
  const own = all.filter((button) => button.closest('[data-component="accordion"]') === root);
  const at = own.indexOf(event.currentTarget);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  own.at(to % own.length)?.focus();
}

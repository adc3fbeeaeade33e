import { isChanged } from './use-early-changes.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Keeps what was typed and chosen in parts that React draws anew because they can't be hydrated, such as those that the
 * browser has translated before. Call it before hydration, and `restore` when React reports such a part; `restore`
 * returns what was in its place.
 */
export function keepFields(container: Element): { restore: () => Element[] } {
  let focused = document.activeElement;
  container.addEventListener('focusin', ({ target }) => (focused = target instanceof Element ? target : null));
  /** Those of which React hasn't drawn the part yet. */
  const kept = new Map<string, Field>();
  const observer = new MutationObserver(give);
  observer.observe(container, { childList: true, subtree: true });

  function give(records: readonly MutationRecord[]): void {
    if (kept.size === 0) return;
    for (const [key, field] of fieldsByKey(records.flatMap(({ addedNodes }) => [...addedNodes]))) {
      const before = kept.get(key);
      if (!before) continue;
      kept.delete(key);
      copy(before, field);
      if (before === focused) field.focus({ preventScroll: true });
    }
  }

  return {
    restore() {
      const records = observer.takeRecords();
      const removed = records.flatMap(({ removedNodes }) => [...removedNodes]);
      for (const [key, field] of fieldsByKey(removed)) if (isChanged(field) || field === focused) kept.set(key, field);
      give(records);
      return removed.filter((node) => node instanceof Element);
    },
  };
}

const isField = (element: Element): element is Field => element.matches('input, select, textarea');

/** Fields by what identifies them in both drawings: name, value of an option, and how many such came before. */
function fieldsByKey(nodes: readonly Node[]): Map<string, Field> {
  const keyed = new Map<string, Field>();
  const parts = nodes.filter((node) => node instanceof Element);
  for (const field of parts.flatMap((part) => [part, ...part.querySelectorAll('*')]).filter(isField)) {
    const option = ['radio', 'checkbox'].includes(field.type) ? field.value : '';
    const name = [field.type, field.name || field.id, option].join(' ');
    let count = 0;
    while (keyed.has(`${name} ${count}`)) count += 1;
    keyed.set(`${name} ${count}`, field);
  }
  return keyed;
}

function copy(from: Field, to: Field): void {
  if (to.type === 'file') return;
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) to.checked = from.checked;
  if (to.value !== from.value) to.value = from.value;
}

import { useLayoutEffect, useRef, useState } from 'react';
import { useFormReset } from '../field/use-form-reset.ts';
import { useLatest } from '../layers/use-latest.ts';

/**
 * Synchronises the selection with the native select of one or several values. Adopts what was selected there before
 * hydration, by autofill or by a form reset, and writes later selections to it. A value whose option isn't loaded yet is
 * kept.
 */
export function useNativeSelect(current: readonly string[], set: (values: readonly string[]) => void) {
  const select = useRef<HTMLSelectElement>(null);
  const latest = useLatest(set);
  const started = useRef(false);
  useLayoutEffect(() => {
    const node = select.current;
    if (!node) return;
    if (started.current) {
      for (const option of node.options) {
        const selected = current.includes(option.value);
        if (option.selected !== selected) option.selected = selected;
      }
    } else {
      const loaded = new Set(Array.from(node.options, ({ value }) => value));
      const early = Array.from(node.selectedOptions, ({ value }) => value);
      const isSame = early.length === current.length && early.every((one) => current.includes(one));
      // The select can't show a value without its option: that it doesn't was nobody's choice.
      const isMissing = current.some((one) => !loaded.has(one));
      if (!isSame && !(isMissing && early.every((one) => one === '' || current.includes(one)))) latest.current(early);
    }
    started.current = true;
  });
  const [first] = useState(current);
  useFormReset(select, () => set(first));
  return select;
}

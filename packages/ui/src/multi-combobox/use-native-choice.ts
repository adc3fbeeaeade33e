import { useLayoutEffect, useRef, useState } from 'react';
import { useFormReset } from '../field/use-form-reset.ts';
import { useLatest } from '../layers/use-latest.ts';

/**
 * Synchronises the selection with the native select. Adopts what was selected there before hydration or by a form reset,
 * and writes later selections to it.
 */
export function useNativeChoice(current: readonly string[], set: (value: readonly string[]) => void) {
  const select = useRef<HTMLSelectElement>(null);
  const latest = useLatest(set);
  const started = useRef(false);
  useLayoutEffect(() => {
    const node = select.current;
    if (!node) return;
    if (started.current) {
      for (const option of node.options) option.selected = current.includes(option.value);
    } else {
      const early = [...node.selectedOptions].map((option) => option.value);
      if (early.length !== current.length || early.some((one) => !current.includes(one))) latest.current(early);
    }
    started.current = true;
  });
  const [first] = useState(current);
  useFormReset(select, () => set(first));
  return select;
}

import { useLayoutEffect, useRef, useState } from 'react';
import { useFormReset } from '../field/use-form-reset.ts';
import { useLatest } from '../layers/use-latest.ts';

/**
 * Synchronises the selection with the native select. Adopts what was selected there before hydration, by autofill or by
 * a form reset, and writes later selections to it. A value whose option isn't loaded yet is kept.
 */
export function useNativeSelect(current: string, set: (value: string) => void) {
  const select = useRef<HTMLSelectElement>(null);
  const latest = useLatest(set);
  const started = useRef(false);
  useLayoutEffect(() => {
    const node = select.current;
    if (!node) return;
    const isLoaded = Array.from(node.options).some(({ value }) => value === current);
    if (started.current) node.value = current;
    else if (node.value !== current && (isLoaded || node.value !== '')) latest.current(node.value);
    started.current = true;
  });
  const [first] = useState(current);
  useFormReset(select, () => set(first));
  return select;
}

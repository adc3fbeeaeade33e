import { useLayoutEffect, useRef, useState } from 'react';
import { useFormReset } from '../field/use-form-reset.ts';
import { useLatest } from '../layers/use-latest.ts';

/**
 * Keeps the native select, which forms and autofill know, and the choice the same: what was chosen in it before script
 * came, by autofill or by a reset of the form is taken over; what is chosen later is written into it.
 */
export function useNativeSelect(current: string, set: (value: string) => void) {
  const select = useRef<HTMLSelectElement>(null);
  const latest = useLatest(set);
  const started = useRef(false);
  useLayoutEffect(() => {
    const node = select.current;
    if (!node) return;
    if (started.current) node.value = current;
    else if (node.value !== current) latest.current(node.value);
    started.current = true;
  });
  const [first] = useState(current);
  useFormReset(select, () => set(first));
  return select;
}

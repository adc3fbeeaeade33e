import type { ReactNode } from 'react';
import * as css from './bidi.css.ts';

/**
 * Keeps "8 GB" from reading "GB 8" in right-to-left text. Like `bdi`, but what is in it may be blocks, such as a menu or
 * a list.
 */
export function Bidi({ children }: { children: ReactNode }) {
  return (
    <div dir="auto" className={css.inline}>
      {children}
    </div>
  );
}

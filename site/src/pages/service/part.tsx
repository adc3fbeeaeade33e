import type { ReactNode } from 'react';
import * as css from './page.css.ts';

/** A titled part of the service's sheet. */
export function Part({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  return (
    <section aria-labelledby={`${id}-title`} id={id} className={css.part}>
      <h2 id={`${id}-title`} className={css.partTitle}>
        {title}
      </h2>
      {children}
    </section>
  );
}

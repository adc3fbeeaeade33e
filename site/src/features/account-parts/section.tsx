import type { ReactNode } from 'react';
import * as css from './parts.css.ts';

interface SectionProps {
  /** Anchor of the section: `/my/#balance`. */
  id: string;
  title: ReactNode;
  /** At the end of the title's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of the account with a hairline on top. */
export function Section({ id, title, aside, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={css.section}>
      <div className={css.sectionHead}>
        <h2 id={`${id}-title`} className={css.sectionTitle}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

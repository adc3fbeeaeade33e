import type { ReactNode } from 'react';
import * as css from './section.css.ts';

interface SectionProps {
  id: string;
  title: ReactNode;
  /** What to know before choosing. */
  hint?: ReactNode;
  children: ReactNode;
}

/** A numbered part of the configuration. The heading names it; the choices inside have their own names. */
export function Section({ id, title, hint, children }: SectionProps) {
  return (
    <section aria-labelledby={`${id}-title`} id={id} className={css.section}>
      <div className={css.head}>
        <h2 id={`${id}-title`} className={css.title}>
          {title}
        </h2>
        {hint ? <p className={css.hint}>{hint}</p> : null}
      </div>
      <div className={css.body}>{children}</div>
    </section>
  );
}

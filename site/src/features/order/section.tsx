import type { ReactNode } from 'react';
import * as css from './section.css.ts';

interface SectionProps {
  id: string;
  title: ReactNode;
  /** What to know before choosing. */
  hint?: ReactNode;
  /** What is chosen, at the end of the heading's line. */
  chosen?: ReactNode;
  /** Folds it under its heading, by the browser's own means. Give `chosen`, so that it stays in sight. */
  folded?: boolean | undefined;
  children: ReactNode;
}

/** A numbered part of the configuration. The heading names it; the choices inside have their own names. */
export function Section({ id, title, hint, chosen, folded, children }: SectionProps) {
  const heading = (
    <>
      <h2 id={`${id}-title`} className={css.title}>
        {title}
      </h2>
      {chosen === undefined ? null : <span className={css.chosen}>{chosen}</span>}
    </>
  );
  const body = (
    <>
      {hint ? <p className={css.hint}>{hint}</p> : null}
      <div className={css.body}>{children}</div>
    </>
  );
  return (
    <section aria-labelledby={`${id}-title`} id={id} className={css.section}>
      {folded === undefined ? (
        <>
          <div className={css.head}>{heading}</div>
          {body}
        </>
      ) : (
        <details open={!folded} className={css.fold}>
          <summary className={css.summary}>
            {heading}
            <svg className={css.chevron} viewBox="0 0 16 16" fill="none" stroke="currentColor" aria-hidden="true">
              <path d="m4 6 4 4 4-4" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round" />
            </svg>
          </summary>
          <div className={css.unfolded}>{body}</div>
        </details>
      )}
    </section>
  );
}

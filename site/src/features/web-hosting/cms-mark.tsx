import type { Cms } from '@hoster/contract';
// Browsers don't draw symbols from data URLs.
import marks from './cms-marks.svg?no-inline';
import * as css from './web-hosting.css.ts';

/** The logo of a system in the text colour. Hidden from screen readers, because the name is beside it. */
export function CmsMark({ cms: { icon }, size }: { cms: Pick<Cms, 'icon'>; size: keyof typeof css.mark }) {
  if (icon === null) return null;
  return (
    <svg className={css.mark[size]} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <use href={`${marks}#${icon}`} />
    </svg>
  );
}

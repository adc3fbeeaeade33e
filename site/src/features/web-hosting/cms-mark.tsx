import type { Cms } from '@hoster/contract';
// Browsers draw no symbol out of a data address.
import marks from './cms-marks.svg?no-inline';
import * as css from './web-hosting.css.ts';

/** The mark of a system in the colour of the text. Says nothing: the name is beside it. */
export function CmsMark({ cms: { icon }, size }: { cms: Pick<Cms, 'icon'>; size: keyof typeof css.mark }) {
  if (icon === null) return null;
  return (
    <svg className={css.mark[size]} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <use href={`${marks}#${icon}`} />
    </svg>
  );
}

'use client';

import { useEffect, useRef } from 'react';
import { whenFinished } from '../layers/when-finished.ts';
import * as css from './receipt.css.ts';
import type { DrawnLine } from './use-changing-lines.ts';

interface LineRowProps extends DrawnLine {
  /** Called when the line is open, or closed. */
  onSettled: (key: string, change: DrawnLine['change']) => void;
}

/** A line, which opens and closes. Without animations, it's there or gone immediately. */
export function LineRow({ line: { label, note, amount }, id, change, onSettled }: LineRowProps) {
  const fold = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (change === undefined) return undefined;
    const animations = fold.current?.getAnimations?.() ?? [];
    if (animations.length > 0) return whenFinished(animations, () => onSettled(id, change));
    onSettled(id, change);
    return undefined;
  }, [id, change, onSettled]);
  return (
    <tr data-part="line" data-change={change} inert={change === 'removed'} className={css.line}>
      <th scope="row" className={css.label}>
        <div ref={fold} className={css.fold}>
          <div className={css.content}>
            <bdi>
              {label}
              {note === undefined || note === null ? null : <span className={css.note}>{note}</span>}
            </bdi>
          </div>
        </div>
      </th>
      <td className={css.amount}>
        <div className={css.fold}>
          <div className={css.content}>{amount}</div>
        </div>
      </td>
    </tr>
  );
}

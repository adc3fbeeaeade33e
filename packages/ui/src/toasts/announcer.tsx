import { useEffect, useState } from 'react';
import type { Toast } from '../toaster/toast.ts';
import * as css from './toasts.css.ts';

const say = ({ title, text, count }: Toast) => `${title ? `${title}. ` : ''}${text}${count > 1 ? ` ×${count}` : ''}`;

/**
 * The two live regions stand in the document before there is anything to say, and hear each toast one frame after it
 * came: NVDA misses text that arrives together with its region. Errors interrupt, the rest waits for a pause.
 */
export function Announcer({ toasts }: { toasts: readonly Toast[] }) {
  const [said, setSaid] = useState<readonly Toast[]>([]);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setSaid(toasts));
    return () => cancelAnimationFrame(frame);
  }, [toasts]);
  return (['polite', 'assertive'] as const).map((politeness) => (
    <div key={politeness} aria-live={politeness} className={css.announcer}>
      {said
        .filter(({ tone }) => (tone === 'error') === (politeness === 'assertive'))
        .map((toast) => (
          <p key={`${toast.id} ${toast.count} ${toast.text}`}>{say(toast)}</p>
        ))}
    </div>
  ));
}

import { useRef } from 'react';
import { CloseButton } from '../layers/close-button.tsx';
import { TOAST_DURATION, type Toast } from '../toaster/toast.ts';
import { ToneIcon } from './tone-icon.tsx';
import * as css from './toasts.css.ts';
import { useLife } from './use-life.ts';
import { useSwipeAway } from './use-swipe-away.ts';

interface ToastCardProps {
  toast: Toast;
  paused: boolean;
  timers: boolean;
  closeLabel: string;
  toneLabel: string;
  onLeave: (element: HTMLElement | null) => void;
}

/** One toast in a live region, announced as a whole when it appears or changes, tone first. */
export function ToastCard({ toast, paused, timers, closeLabel, toneLabel, onLeave }: ToastCardProps) {
  const item = useRef<HTMLLIElement>(null);
  const { tone, title, text, count, action, closeable, duration = TOAST_DURATION } = toast;
  const leave = () => onLeave(item.current);
  // A swipe also closes toasts without a close button.
  const swipe = useSwipeAway(leave);
  useLife(closeable || !timers || duration === Infinity ? null : duration, paused, `${count} ${tone} ${text}`, leave);
  return (
    <li {...swipe} ref={item} tabIndex={-1} aria-atomic="true" className={css.toast} data-part="toast" data-tone={tone}>
      <span className={css.icon} role="img" aria-label={toneLabel}>
        <ToneIcon tone={tone} />
      </span>
      <div className={css.text}>
        {title ? (
          <p className={css.title}>
            <span>{title}</span>
          </p>
        ) : null}
        <p className={css.line}>
          <span>{text}</span>
          {count > 1 ? (
            <bdi className={css.count} data-part="count">
              ×{count}
            </bdi>
          ) : null}
        </p>
        {action ? (
          <button
            type="button"
            className={css.action}
            data-part="action"
            onClick={() => {
              action.onAction();
              leave();
            }}
          >
            <span>{action.label}</span>
          </button>
        ) : null}
      </div>
      {closeable ? <CloseButton label={closeLabel} size="small" onClick={leave} /> : null}
    </li>
  );
}

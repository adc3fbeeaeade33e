'use client';
import { useEffect, useRef, useState, useSyncExternalStore, type ComponentPropsWithRef } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../class-names/class-names.ts';
import { TOP_LAYER } from '../layers/top-layer.ts';
import { useMergedRef } from '../layers/use-merged-ref.ts';
import type { Toaster } from '../toaster/create-toaster.ts';
import type { Toast, ToastTone } from '../toaster/toast.ts';
import { ToastCard } from './toast-card.tsx';
import * as css from './toasts.css.ts';
import { useContainedEvents } from './use-contained-events.ts';
import { usePause } from './use-pause.ts';
import { useRegionFocus } from './use-region-focus.ts';

export interface ToastsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The toaster from `createToaster`. */
  toaster: Toaster;
  /** Name of the landmark that F6 focuses: "Notifications". */
  label: string;
  /** Name of the close buttons. */
  closeLabel: string;
  /** Names of the tones, announced before each text. */
  toneLabels: Record<ToastTone, string>;
  /** Maximum number of visible toasts. Others are queued. @default 3 */
  limit?: number | undefined;
  /** Set to `false` in tests, so that toasts don't close automatically. @default true */
  timers?: boolean | undefined;
  /** Where to render them: an element of an iframe’s document, or a shadow root. @default the end of the body */
  container?: Element | ShadowRoot | null | undefined;
}

const none: readonly Toast[] = [];

/**
 * Live regions announce only later changes, so toasts are added one frame after mounting. Undefined before, also on the
 * server.
 */
function useListening(): boolean | undefined {
  const [listening, setListening] = useState<boolean>();
  useEffect(() => {
    setListening(false);
    const frame = requestAnimationFrame(() => setListening(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return listening;
}

/**
 * Shows the toasts of a toaster in the lower corner of the window, above any dialog. Render it once. Success, info and
 * warning are announced politely, errors immediately. Toasts that aren't closeable close after three seconds. Timers
 * pause on hover, touch and focus, and while the window is inactive.
 */
export function Toasts(props: ToastsProps) {
  const { toaster, label, closeLabel, toneLabels, limit = 3, timers = true, container, ...others } = props;
  const { className, ref, ...rest } = others;
  const toasts = useSyncExternalStore(toaster.subscribe, toaster.getSnapshot, () => none);
  const region = useRef<HTMLDivElement>(null);
  const setRegion = useMergedRef(region, ref);
  const { paused, focused, setFocused, hold } = usePause(toasts.length === 0);
  const { handOver, onFocus, onBlur } = useRegionFocus(region, focused, setFocused);
  useContainedEvents(region);
  const listening = useListening();
  if (listening === undefined) return null;

  const shown = listening ? toasts.slice(0, limit) : none;
  const leave = (id: string, element: HTMLElement | null) => {
    handOver(element);
    toaster.dismiss(id);
  };
  const cards = (those: readonly Toast[]) =>
    those.length > 0 ? (
      <ol role="list" className={css.list}>
        {those.map((toast) => (
          <ToastCard
            key={toast.id}
            {...{ toast, paused, timers, closeLabel }}
            toneLabel={toneLabels[toast.tone]}
            onLeave={(element) => leave(toast.id, element)}
          />
        ))}
      </ol>
    ) : null;
  const isError = ({ tone }: Toast) => tone === 'error';
  return createPortal(
    <div
      {...rest}
      ref={setRegion}
      role="region"
      aria-label={label}
      // Not announced itself, but prevents other libraries' modals from hiding it.
      aria-live="off"
      {...{ [TOP_LAYER]: 'true' }}
      data-component="toasts"
      className={classNames(css.region, className)}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      {/* The toaster puts errors first, so the assertive and polite parts are in its order. */}
      <div {...hold}>
        <div aria-live="assertive">{cards(shown.filter(isError))}</div>
        <div aria-live="polite">{cards(shown.filter((toast) => !isError(toast)))}</div>
      </div>
    </div>,
    container ?? document.body,
  );
}

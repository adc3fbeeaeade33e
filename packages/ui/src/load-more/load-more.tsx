'use client';

import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import * as button from '../button/button.css.ts';
import { buttonClass } from '../button/button-look.ts';
import { classNames } from '../class-names/class-names.ts';
import { useLatest } from '../layers/use-latest.ts';
import { useMergedRef } from '../layers/use-merged-ref.ts';
import { useMounted } from '../layers/use-mounted.ts';
import { SpinnerArc } from '../spinner/spinner-arc.tsx';
import { ToneIcon } from '../tone/tone-icon.tsx';
import * as css from './load-more.css.ts';

export interface LoadMoreProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The next page. Works without script and is what search engines follow. Without it the end is reached. */
  href: string | undefined;
  /** "Show 24 more plans". */
  label: ReactNode;
  /** Called instead of following the link. */
  onLoadMore?: (() => void) | undefined;
  /** How many are in the list. */
  shown: number;
  /** How many there are, where that is known. */
  total?: number | undefined;
  /** "24 of 130": shown under the button, and spoken when more have come. */
  countLabel: (shown: number, total: number | undefined) => string;
  /** More is on its way. @default false */
  loading?: boolean | undefined;
  /** Spoken meanwhile: "Loading plans". */
  loadingLabel: string;
  /** Why nothing came: "Could not load more plans". */
  error?: string | undefined;
  /** The button then: "Try again". */
  retryLabel: ReactNode;
  /** Instead of the button at the end: "These are all plans". */
  endLabel: ReactNode;
  /** The first of the new items, or its link: gets the focus after a press, as the button has moved away from it. */
  firstNew?: (() => HTMLElement | null | undefined) | undefined;
  /**
   * Loads by itself when the end of the list comes near. The visitor can then hardly reach what stands below, so only
   * where that is nothing. @default false
   */
  auto?: boolean | undefined;
}

const plainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The next part of a list, under it. A real link, which becomes a button where there is script and `onLoadMore`. */
export function LoadMore(props: LoadMoreProps) {
  const { href, label, onLoadMore, shown, total, countLabel, loading = false, loadingLabel, error, ...others } = props;
  const { retryLabel, endLabel, firstNew, auto = false, className, ref, ...rest } = others;
  const root = useRef<HTMLDivElement>(null);
  const setRoot = useMergedRef(root, ref);
  const end = useRef<HTMLParagraphElement>(null);
  /** How many were shown when it was pressed. A press may come before this component's first effects have run. */
  const pressedAt = useRef<number>(undefined);
  const mounted = useMounted();
  const active = mounted && onLoadMore !== undefined;
  const latest = useLatest({ onLoadMore, firstNew });
  const [heard, setHeard] = useState({ shown, text: '' });
  if (heard.shown !== shown) setHeard({ shown, text: countLabel(shown, total) });

  useEffect(() => {
    const before = pressedAt.current;
    if (before === undefined || (before === shown && href !== undefined)) return;
    pressedAt.current = undefined;
    const target = latest.current.firstNew?.() ?? end.current;
    if (!target) return;
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [shown, href, latest]);
  useEffect(() => {
    if (error !== undefined) pressedAt.current = undefined;
  }, [error]);
  useEffect(() => {
    const node = root.current;
    if (!auto || loading || error !== undefined || href === undefined || !node) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) latest.current.onLoadMore?.();
      },
      { rootMargin: '400px' },
    );
    watch.observe(node);
    return () => watch.disconnect();
  }, [auto, loading, error, href, shown, latest]);

  const onClick = (event: MouseEvent) => {
    if (!active || !plainClick(event)) return;
    event.preventDefault();
    if (loading) return;
    pressedAt.current = shown;
    onLoadMore();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLAnchorElement>) => {
    if (!active || event.key !== ' ') return;
    event.preventDefault();
    event.currentTarget.click();
  };
  return (
    <div data-component="load-more" {...rest} ref={setRoot} className={classNames(css.root, className)}>
      {/* Always there, so that it is heard when it gets words. */}
      <div role="alert" className={css.alert}>
        {error === undefined || loading ? null : (
          <span data-part="error" className={css.error}>
            <ToneIcon tone="danger" className={css.sign} /> {error}
          </span>
        )}
      </div>
      {href === undefined ? (
        <p ref={end} data-part="end" className={css.end}>
          {endLabel}
        </p>
      ) : (
        <a
          href={href}
          rel="next"
          role={active ? 'button' : undefined}
          aria-disabled={loading || undefined}
          data-loading={loading ? '' : undefined}
          data-part="button"
          className={buttonClass({})}
          onClick={onClick}
          onKeyDown={onKeyDown}
        >
          <span className={classNames(button.label, loading && button.busy)}>
            {error === undefined ? label : retryLabel}
          </span>
          {loading ? (
            <span className={button.arc}>
              <SpinnerArc />
            </span>
          ) : null}
        </a>
      )}
      <span data-part="count" className={css.count}>
        {countLabel(shown, total)}
      </span>
      <span role="status" className={css.spoken}>
        {loading ? loadingLabel : heard.text}
      </span>
    </div>
  );
}

'use client';

import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import * as button from '../button/button.css.ts';
import { buttonClass } from '../button/button-look.ts';
import { classNames } from '../class-names/class-names.ts';
import { isPlainClick } from '../layers/is-plain-click.ts';
import { useLatest } from '../layers/use-latest.ts';
import { useMergedRef } from '../layers/use-merged-ref.ts';
import { useMounted } from '../layers/use-mounted.ts';
import { SpinnerArc } from '../spinner/spinner-arc.tsx';
import { ToneIcon } from '../tone/tone-icon.tsx';
import * as css from './load-more.css.ts';

export interface LoadMoreProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** URL of the next page, for search engines and use without JavaScript. Omit it at the end of the list. */
  href: string | undefined;
  /** Label of the button: "Show 24 more plans". */
  label: ReactNode;
  /** Called instead of following the link. */
  onLoadMore?: (() => void) | undefined;
  /** Number of items shown. */
  shown: number;
  /** Total number of items, if known. */
  total?: number | undefined;
  /** Formats the count, such as "24 of 130". Shown below the button and announced after loading. */
  countLabel: (shown: number, total: number | undefined) => string;
  /** Whether more items are loading. @default false */
  loading?: boolean | undefined;
  /** Announced while loading: "Loading plans". */
  loadingLabel: string;
  /** Error message: "Couldn't load more plans". */
  error?: string | undefined;
  /** Label of the button after an error: "Try again". */
  retryLabel: ReactNode;
  /** Message in place of the button at the end: "These are all plans". */
  endLabel: ReactNode;
  /** Returns the first new item or its link, which gets focus after a click. */
  firstNew?: (() => HTMLElement | null | undefined) | undefined;
  /**
   * Loads automatically when the end of the list is near. Use it only if there is no content below the list. @default
   * false
   */
  auto?: boolean | undefined;
}

/** Loads the next part of a list. A link that loads it in place with JavaScript and `onLoadMore`. */
export function LoadMore(props: LoadMoreProps) {
  const { href, label, onLoadMore, shown, total, countLabel, loading = false, loadingLabel, error, ...others } = props;
  const { retryLabel, endLabel, firstNew, auto = false, className, ref, ...rest } = others;
  const root = useRef<HTMLDivElement>(null);
  const setRoot = useMergedRef(root, ref);
  const end = useRef<HTMLParagraphElement>(null);
  /** Number of items shown when it was clicked. A click may come before the first effects have run. */
  const pressedAt = useRef<number>(undefined);
  const mounted = useMounted();
  const active = mounted && onLoadMore !== undefined;
  const latest = useLatest({ onLoadMore, firstNew });
  const [announced, setAnnounced] = useState({ shown, text: '' });
  if (announced.shown !== shown) setAnnounced({ shown, text: countLabel(shown, total) });

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
    if (!active || !isPlainClick(event)) return;
    event.preventDefault();
    if (loading) return;
    pressedAt.current = shown;
    onLoadMore();
  };
  return (
    <div data-component="load-more" {...rest} ref={setRoot} className={classNames(css.root, className)}>
      {/* Always rendered, so that changes are announced. */}
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
          aria-disabled={loading || undefined}
          data-loading={loading ? '' : undefined}
          data-part="button"
          className={buttonClass({})}
          onClick={onClick}
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
      <bdi data-part="count" className={css.count}>
        {countLabel(shown, total)}
      </bdi>
      <span role="status" className={css.spoken}>
        {loading ? loadingLabel : announced.text}
      </span>
    </div>
  );
}

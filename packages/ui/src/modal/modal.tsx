'use client';
import * as Radix from '@radix-ui/react-dialog';
import { useEffect, useInsertionEffect, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { pushBackLayer } from '../layers/back-stack.ts';
import { useEscapeLayer } from '../layers/use-escape-layer.ts';
import { useLatest } from '../layers/use-latest.ts';
import { useMergedRef } from '../layers/use-merged-ref.ts';
import { escapeCloses, type EscapePolicy } from './escape-policy.ts';
import { findTarget, firstField, type FocusTarget } from './focus.ts';
import { Isolated } from './isolated.tsx';
import { lastInput, watchInput } from './opener.ts';
import { useBackdropPress } from './use-backdrop-press.ts';

/** What asked the dialog to close. */
export type CloseReason = 'escape' | 'backdrop' | 'close-button' | 'swipe' | 'back';

export interface ModalOptions {
  /** Whether it is on the screen. */
  open: boolean;
  /** Asked for by Escape, the backdrop, the close button, a swipe or Back. Keep `open` true to refuse; `false` says so explicitly. */
  onClose: (reason: CloseReason) => boolean | void;
  /** When Escape closes it: never while an input method composes. @default 'not-in-editable' */
  escape?: EscapePolicy | undefined;
  /** Whether a press on the backdrop closes. @default true */
  closeOnBackdrop?: boolean | undefined;
  /**
   * Whether the Back button and the back gesture of phones close it, by a history entry of its own: a router
   * then sees a way back to the same address. Not needed where `open` is bound to the address. @default false
   */
  closeOnBack?: boolean | undefined;
  /** It has left the screen, its exit animation included. */
  onClosed?: (() => void) | undefined;
  /**
   * Where the focus goes on opening: the heading, the first form field (the heading when opened by a finger), or an
   * element; a function hears what the visitor opened with. @default 'heading'
   */
  initialFocus?: 'heading' | 'field' | FocusTarget | undefined;
  /**
   * Where the focus goes after closing when the element that had it is gone. A function is asked in any case, and
   * hears what the visitor closed with; null leaves it at what had it.
   */
  returnFocus?: FocusTarget | undefined;
  /** Renders where it stands instead of at the end of the body, so that an open dialog is part of the server's HTML. */
  inline?: boolean | undefined;
}

interface ModalProps extends ModalOptions, Omit<ComponentPropsWithRef<'div'>, 'title'> {
  component: string;
  backdropClassName: string;
  children: ReactNode;
}

/**
 * What every dialog shares. Radix brings the focus loop, presence during the exit animation and ids; its modality is
 * replaced (`modal={false}`): `inert` outside instead of `aria-hidden`, no style on the body, toasts stay usable.
 */
export function Modal({
  open,
  onClose,
  escape = 'not-in-editable',
  closeOnBackdrop = true,
  closeOnBack = false,
  onClosed,
  initialFocus = 'heading',
  returnFocus,
  inline = false,
  component,
  backdropClassName,
  children,
  ref,
  ...rest
}: ModalProps) {
  const panel = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);
  // Before refs, autoFocus and effects of the children can move the focus.
  useInsertionEffect(() => {
    if (open) before.current = document.activeElement;
  }, [open]);
  const setPanel = useMergedRef(panel, ref);
  const press = useBackdropPress(() => closeOnBackdrop && onClose('backdrop'));
  useEscapeLayer(open, (event) => {
    const closes = escapeCloses(escape, event);
    if (closes) onClose('escape');
    return closes;
  });

  const latestClose = useLatest(onClose);
  useEffect(
    () => (open && closeOnBack ? pushBackLayer(() => latestClose.current('back')) : undefined),
    [open, closeOnBack, latestClose],
  );
  useEffect(watchInput, []);

  const focusInside = (event: Event) => {
    event.preventDefault();
    const root = panel.current;
    const heading = root?.querySelector<HTMLElement>('[data-part="title"]') ?? root;
    const field = initialFocus === 'field' && root ? firstField(root, lastInput()) : null;
    const wanted = typeof initialFocus === 'string' ? field : findTarget(initialFocus, lastInput());
    (wanted ?? heading)?.focus({ preventScroll: true });
  };

  const layer = (
    <div className={backdropClassName} data-part="backdrop" data-state={open ? 'open' : 'closed'} {...press}>
      <Radix.Content
        data-component={component}
        {...rest}
        ref={setPanel}
        aria-modal="true"
        // Escape is decided by our own stack: what still reaches Radix was held back on purpose.
        onEscapeKeyDown={preventDefault}
        onInteractOutside={preventDefault}
        onOpenAutoFocus={focusInside}
        onCloseAutoFocus={preventDefault}
      >
        <Isolated open={open} before={before} returnFocus={returnFocus} onClosed={onClosed} panel={panel} />
        {children}
      </Radix.Content>
    </div>
  );
  return (
    <Radix.Root open={open} modal={false}>
      {inline ? open && layer : <Radix.Portal>{layer}</Radix.Portal>}
    </Radix.Root>
  );
}

const preventDefault = (event: Event) => event.preventDefault();

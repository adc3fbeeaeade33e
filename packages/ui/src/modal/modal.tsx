'use client';
import * as Radix from '@radix-ui/react-dialog';
import { use, useEffect, useId, useInsertionEffect, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { pushBackLayer } from '../layers/back-stack.ts';
import { focusPath } from '../layers/focus-path.ts';
import { containerOf, LayerContext } from '../layers/layer-tree.ts';
import { deepActive } from '../layers/realm.ts';
import { useEscapeLayer } from '../layers/use-escape-layer.ts';
import { useLatest } from '../layers/use-latest.ts';
import { useLayer } from '../layers/use-layer.ts';
import { useMergedRef } from '../layers/use-merged-ref.ts';
import { escapeCloses, type EscapePolicy } from './escape-policy.ts';
import { findTarget, firstField, type FocusTarget } from './focus.ts';
import { Isolated } from './isolated.tsx';
import { lastInput, watchInput } from './opener.ts';
import { TitleIdContext } from './modal-title.tsx';
import { RemovedNode } from './removed-node.tsx';
import { useBackdropPress } from './use-backdrop-press.ts';

/** What requested closing the dialog. `button` is your own one, with the `close` of `footer` or `children`. */
export type CloseReason = 'escape' | 'backdrop' | 'close-button' | 'button' | 'swipe' | 'back';

export interface ModalOptions {
  /** Whether the dialog is open. */
  open: boolean;
  /**
   * Called when Escape, the backdrop, a button, a swipe or Back requests closing. Keep `open` true to refuse,
   * or return `false` to refuse explicitly.
   */
  onClose: (reason: CloseReason) => boolean | void;
  /** When Escape closes the dialog. Never during IME composition. @default 'not-in-editable' */
  escape?: EscapePolicy | undefined;
  /** Whether clicking the backdrop closes the dialog. @default true */
  closeOnBackdrop?: boolean | undefined;
  /**
   * Whether the Back button and gesture close the dialog. Adds a history entry, so a router sees a navigation to the
   * same URL. Not needed if `open` is bound to the URL. @default false
   */
  closeOnBack?: boolean | undefined;
  /** Called when the dialog has opened, including its entry animation. Not called if it's closed before that. */
  onOpened?: (() => void) | undefined;
  /** Called when the dialog has closed, including its exit animation. */
  onClosed?: (() => void) | undefined;
  /**
   * What to focus on open: the heading, the first form field (the heading when opened by touch), or an element. A
   * function receives the input type used to open the dialog. @default 'heading'
   */
  initialFocus?: 'heading' | 'field' | FocusTarget | undefined;
  /**
   * What to focus on close if the previously focused element is gone. A function is always called and receives the
   * input type used to close the dialog; return null to focus the previous element. @default the nearest element around
   * the previous one that can take focus, such as the trigger of its popover, or a labelled region
   */
  returnFocus?: FocusTarget | undefined;
  /** Renders in place instead of at the end of the body, so that an open dialog is server-rendered. */
  inline?: boolean | undefined;
  /**
   * Where to render it: an element of an iframe’s document, or a shadow root. @default the document or shadow root of the
   * layer that it’s rendered in, or the end of the body
   */
  container?: Element | ShadowRoot | null | undefined;
}

interface ModalProps extends ModalOptions, Omit<ComponentPropsWithRef<'div'>, 'title'> {
  component: string;
  backdropClassName: string;
  children: ReactNode;
}

/**
 * Base of all dialogs. Radix provides the focus loop, presence during the exit animation and ids. Its modality is
 * replaced (`modal={false}`): `inert` outside instead of `aria-hidden`, no styles on the body, and usable toasts.
 */
export function Modal({
  open,
  onClose,
  escape = 'not-in-editable',
  closeOnBackdrop = true,
  closeOnBack = false,
  onOpened,
  onClosed,
  initialFocus = 'heading',
  returnFocus,
  inline = false,
  container,
  component,
  backdropClassName,
  children,
  ref,
  ...rest
}: ModalProps) {
  const panel = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const around = use(LayerContext);
  const place = container ?? containerOf(around);
  const before = useRef<readonly Element[]>([]);
  // Before refs, autoFocus and effects of children can move focus.
  useInsertionEffect(() => {
    if (open) before.current = focusPath(deepActive(place?.ownerDocument ?? document));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only on opening
  }, [open]);
  const setPanel = useMergedRef(panel, ref);
  // Before anything inside takes the focus, which would be outside of the layer below.
  const layer = useLayer(open, () => panel.current?.parentElement ?? null, before);
  const press = useBackdropPress(() => closeOnBackdrop && onClose('backdrop'));
  useEscapeLayer(
    open,
    (event) => {
      const closes = escapeCloses(escape, event);
      if (closes) onClose('escape');
      return closes;
    },
    () => place,
  );

  const latestClose = useLatest(onClose);
  useEffect(
    () => (open && closeOnBack ? pushBackLayer(() => latestClose.current('back')) : undefined),
    [open, closeOnBack, latestClose],
  );
  const view = place?.ownerDocument.defaultView ?? undefined;
  useEffect(() => watchInput(view), [view]);

  const focusInside = (event: Event) => {
    event.preventDefault();
    const root = panel.current;
    const heading = root?.querySelector<HTMLElement>('[data-part="title"]') ?? root;
    const field = initialFocus === 'field' && root ? firstField(root, lastInput()) : null;
    const wanted = typeof initialFocus === 'string' ? field : findTarget(initialFocus, lastInput());
    (wanted ?? heading)?.focus({ preventScroll: true });
  };

  const drawn = (
    <div className={backdropClassName} data-part="backdrop" data-state={open ? 'open' : 'closed'} {...press}>
      <Radix.Content
        data-component={component}
        aria-labelledby={titleId}
        {...rest}
        ref={setPanel}
        aria-modal="true"
        // Our own stack handles Escape; what still reaches Radix was intentionally not handled.
        onEscapeKeyDown={preventDefault}
        onInteractOutside={preventDefault}
        onOpenAutoFocus={focusInside}
        onCloseAutoFocus={preventDefault}
      >
        <Isolated {...{ open, before, returnFocus, onOpened, onClosed, panel }} />
        <LayerContext value={layer}>
          <TitleIdContext value={titleId}>{children}</TitleIdContext>
        </LayerContext>
      </Radix.Content>
    </div>
  );
  return (
    <RemovedNode open={open}>
      <Radix.Root open={open} modal={false}>
        {inline ? open && drawn : <Radix.Portal container={place}>{drawn}</Radix.Portal>}
      </Radix.Root>
    </RemovedNode>
  );
}

const preventDefault = (event: Event) => event.preventDefault();

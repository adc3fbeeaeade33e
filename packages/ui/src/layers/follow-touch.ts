import { isElement } from './realm.ts';

/** Minimum movement of a swipe, in pixels. */
const SLOP = 8;
/** Milliseconds without movement after which lifting the finger is not a fling. */
const STILL = 100;

/** Elements with their own touch gestures, including the track of a slider. */
export const OWN_GESTURE = 'input,textarea,select,[contenteditable],[role="slider"],[data-part="area"]';

/** Handlers of an element that is being dragged. */
export interface Pull {
  /** Called after the minimum movement. Returns whether to drag; otherwise the browser handles the gesture. */
  takes: (x: number, y: number) => boolean;
  /** Called with the distance from the start in pixels. @returns the resulting drag distance */
  move: (x: number, y: number) => number;
  /** Called on release with the velocity in px/ms. Returns whether to close the element. */
  closes: (speed: number) => boolean;
  /** Called to return to the initial position: not dragged far enough, cancelled, or closing was refused. */
  back: () => void;
}

/**
 * Tracks a finger that drags an element. Uses touch events, because pointer events are cancelled as soon as the browser
 * scrolls.
 * @param land returns the handlers for a touch, or null to ignore it
 * @returns a function to stop tracking
 */
export function followTouch(node: HTMLElement, land: (target: Element) => Pull | null): () => void {
  let pull: Pull | null = null;
  let dragging = false;
  let [fromX, fromY, far, speed, moved] = [0, 0, 0, 0, 0];

  const onEnd = ({ type, timeStamp }: TouchEvent) => {
    const last = pull;
    pull = null;
    if (!last || !dragging) return;
    dragging = false;
    if (type !== 'touchend' || !last.closes(timeStamp - moved < STILL ? speed : 0)) last.back();
    else requestAnimationFrame(() => node.isConnected && node.dataset['state'] !== 'closed' && last.back());
  };
  const onStart = (event: TouchEvent) => {
    const { touches, target, timeStamp } = event;
    const [touch] = touches;
    // A second finger cancels the drag.
    onEnd(event);
    if (!touch || touches.length > 1 || !isElement(target) || target.closest(OWN_GESTURE)) return;
    pull = land(target);
    fromX = touch.clientX;
    fromY = touch.clientY;
    far = speed = 0;
    moved = timeStamp;
  };
  const onMove = (event: TouchEvent) => {
    const [touch] = event.touches;
    if (!pull || !touch) return;
    const x = touch.clientX - fromX;
    const y = touch.clientY - fromY;
    if (!dragging) {
      if (Math.hypot(x, y) < SLOP) return;
      if (!pull.takes(x, y)) {
        pull = null;
        return;
      }
      dragging = true;
    }
    if (event.cancelable) event.preventDefault();
    const before = far;
    far = pull.move(x, y);
    speed = (far - before) / Math.max(event.timeStamp - moved, 1);
    moved = event.timeStamp;
  };

  const listening = new AbortController();
  const on = (type: 'touchstart' | 'touchmove' | 'touchend' | 'touchcancel', listener: (event: TouchEvent) => void) =>
    node.addEventListener(type, listener, { passive: type !== 'touchmove', signal: listening.signal });
  on('touchstart', onStart);
  on('touchmove', onMove);
  on('touchend', onEnd);
  on('touchcancel', onEnd);
  return () => listening.abort();
}

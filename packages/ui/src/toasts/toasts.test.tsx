import * as RadixDialog from '@radix-ui/react-dialog';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SideDialog } from '../side-dialog/side-dialog.tsx';
import { createToaster, type Toaster } from '../toaster/create-toaster.ts';
import { Toasts, type ToastsProps } from './toasts.tsx';

const toneLabels = { success: 'Success', info: 'Note', warning: 'Warning', error: 'Error' };
const labels = { label: 'Notifications', closeLabel: 'Dismiss', toneLabels };

let toaster: Toaster;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'requestAnimationFrame', 'cancelAnimationFrame'] });
  toaster = createToaster();
});
afterEach(() => vi.useRealTimers());

/** Waits for the frame after which live regions are active. */
const show = (props: Partial<ToastsProps> = {}) => {
  const shown = render(<Toasts toaster={toaster} {...labels} {...props} />);
  pass(16);
  return shown;
};
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const say = (say: () => void) => act(say);
const cards = () => within(screen.getByRole('region', { name: 'Notifications' })).queryAllByRole('listitem');

describe('life', () => {
  test('closes after three seconds, unless closeable', () => {
    show();
    say(() => {
      toaster.success('Saved');
      toaster.error('Failed');
    });
    pass(2999);
    expect(cards()).toHaveLength(2);
    pass(1);
    expect(cards().map((card) => card.textContent)).toEqual(['Failed']);
    pass(60_000);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(cards()).toHaveLength(0);
  });

  test('shows toasts sent before it loaded, with their full duration', () => {
    toaster.success('Early');
    vi.advanceTimersByTime(10_000);
    show();
    pass(2999);
    expect(cards()).toHaveLength(1);
    pass(1);
    expect(cards()).toHaveLength(0);
  });

  const pauses: [string, () => void, () => void][] = [
    [
      'the mouse over it',
      () => fireEvent.pointerEnter(screen.getByRole('list')),
      () => fireEvent.pointerLeave(screen.getByRole('list')),
    ],
    [
      'a finger held on it',
      () => fireEvent.pointerDown(screen.getByRole('list'), { pointerType: 'touch' }),
      () => fireEvent.pointerUp(screen.getByRole('list'), { pointerType: 'touch' }),
    ],
    ['the focus in it', () => screen.getByRole('listitem').focus(), () => screen.getByRole('listitem').blur()],
    ['the window losing the focus', () => fireEvent.blur(window), () => fireEvent.focus(window)],
    ['a hidden tab', () => visibility('hidden'), () => visibility('visible')],
  ];
  test.each(pauses)('%s pauses the timer, which then continues', (_what, start, stop) => {
    show();
    say(() => void toaster.success('Saved'));
    pass(2000);
    act(start);
    pass(60_000);
    expect(cards()).toHaveLength(1);
    act(stop);
    pass(999);
    expect(cards()).toHaveLength(1);
    pass(1);
    expect(cards()).toHaveLength(0);
  });

  test('a repeated toast shows a counter and restarts its timer', () => {
    show();
    say(() => void toaster.success('Saved'));
    pass(2000);
    say(() => void toaster.success('Saved'));
    expect(cards()[0]).toHaveTextContent('Saved×2');
    pass(2000);
    expect(cards()).toHaveLength(1);
    pass(1000);
    expect(cards()).toHaveLength(0);
  });

  test('timers resume after all hovered toasts are removed', () => {
    show();
    say(() => void toaster.success('Saved'));
    fireEvent.pointerEnter(screen.getByRole('list'));
    say(() => toaster.clear());
    say(() => void toaster.success('Later'));
    pass(3000);
    expect(cards()).toHaveLength(0);
  });

  test('only visible toasts have running timers', () => {
    show({ limit: 1 });
    say(() => {
      toaster.success('one');
      toaster.success('two');
    });
    pass(3000);
    expect(cards().map((card) => card.textContent)).toEqual(['two']);
  });

  test('with timers={false}, toasts never close automatically', () => {
    show({ timers: false });
    say(() => void toaster.success('Saved'));
    pass(60_000);
    expect(cards()).toHaveLength(1);
  });
});

function visibility(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('announcements', () => {
  const live = (politeness: string) => document.querySelector(`[aria-live="${politeness}"]`)?.textContent;

  test.each([
    ['success', 'polite', 'assertive'],
    ['warning', 'polite', 'assertive'],
    ['error', 'assertive', 'polite'],
  ] as const)('%s is %s, and is in the document once', (tone, politeness, other) => {
    show();
    say(() => void toaster.add(tone, 'Text', { title: 'Title' }));
    expect(live(politeness)).toBe('TitleText');
    expect(live(other)).toBe('');
    expect(screen.getAllByText('Text')).toHaveLength(1);
    expect(cards()[0]).toHaveAttribute('aria-atomic', 'true');
  });

  test('adds earlier toasts one frame after the live regions, so that they are announced', () => {
    toaster.success('Early');
    render(<Toasts toaster={toaster} {...labels} />);
    expect(live('polite')).toBe('');
    pass(16);
    expect(live('polite')).toBe('Early');
  });

  test('announces the tone', () => {
    show();
    say(() => void toaster.warning('Text'));
    expect(screen.getByRole('img', { name: 'Warning' })).toBeInTheDocument();
  });
});

describe('the keyboard', () => {
  test('F6 moves focus to the toasts and back; closing one focuses the next', () => {
    render(<button type="button">Page</button>);
    show();
    const page = screen.getByRole('button', { name: 'Page' });
    page.focus();
    fireEvent.keyDown(page, { key: 'F6' });
    expect(page).toHaveFocus();
    say(() => {
      toaster.error('one');
      toaster.error('two');
    });
    act(() => void fireEvent.keyDown(page, { key: 'F6' }));
    expect(cards()[0]).toHaveFocus();
    act(() => void fireEvent.keyDown(cards()[0] as HTMLElement, { key: 'F6' }));
    expect(page).toHaveFocus();

    const first = within(cards()[0] as HTMLElement).getByRole('button', { name: 'Dismiss' });
    act(() => first.focus());
    fireEvent.click(first);
    expect(cards()[0]).toHaveFocus();
    const second = screen.getByRole('button', { name: 'Dismiss' });
    act(() => second.focus());
    fireEvent.click(second);
    expect(page).toHaveFocus();
  });

  test.each([
    ['one of several', ['one', 'two', 'three'], 'two', 'three'],
    ['the last of several', ['one', 'two'], 'two', 'one'],
    ['the only one', ['one'], 'one', 'Page'],
  ])('moves focus when %s is removed by the program', (_what, texts, gone, next) => {
    render(<button type="button">Page</button>);
    show();
    say(() => texts.forEach((text) => void toaster.info(text, { id: text, duration: Infinity })));
    act(() => screen.getByRole('button', { name: 'Page' }).focus());
    act(() => cards()[texts.indexOf(gone)]?.focus());
    say(() => toaster.dismiss(gone));
    expect(document.activeElement).toHaveTextContent(next);
    act(() => screen.getByRole('button', { name: 'Page' }).focus());
    say(() => toaster.clear());
    say(() => void toaster.success('Later'));
    pass(3000);
    expect(cards()).toHaveLength(0);
  });

  test('an action runs once and closes its toast', () => {
    const onAction = vi.fn();
    show();
    say(() => void toaster.success('Deleted', { action: { label: 'Undo', onAction } }));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onAction).toHaveBeenCalledOnce();
    expect(cards()).toHaveLength(0);
  });
});

describe('a finger', () => {
  /** Swipes a new toast 300 px wide by `x` pixels in `time` milliseconds, and returns the number of toasts left. */
  const swipe = (x: number, { time = 1000, pointerType = 'touch', end = 'pointerup' } = {}) => {
    show();
    say(() => void toaster.error('Failed'));
    const card = cards()[0] as HTMLElement;
    vi.spyOn(card, 'offsetWidth', 'get').mockReturnValue(300);
    const point = (type: string, clientX: number, timeStamp: number) => {
      const event = new PointerEvent(type, { bubbles: true, isPrimary: true, clientX, pointerType });
      Object.defineProperty(event, 'timeStamp', { value: timeStamp });
      fireEvent(card, event);
    };
    point('pointerdown', 0, 1000);
    point('pointermove', x / 2, 1000 + time / 2);
    const { translate } = card.style;
    point(end, x, 1000 + time);
    return { left: cards().length, translate, after: card.style.translate };
  };

  test('drags a toast along', () => expect(swipe(100).translate).toBe('50px'));
  test.each([
    ['far towards the edge', 200, {}, 0],
    ['not far enough', 100, {}, 1],
    ['not far, but fast', 100, { time: 100 }, 0],
    ['a tap that moves a little', 6, { time: 2 }, 1],
    ['away from the edge', -200, {}, 1],
    ['cancelled by the browser', 200, { end: 'pointercancel' }, 1],
    ['with the mouse, which selects text', 200, { pointerType: 'mouse' }, 1],
    ['with a pen', 200, { pointerType: 'pen' }, 0],
  ])('%s', (_how, x, options, left) => {
    const swiped = swipe(x, options);
    expect(swiped.left).toBe(left);
    expect(swiped.after).toBe('');
  });

  test('in right-to-left pages, the edge is on the left', () => {
    document.documentElement.style.direction = 'rtl';
    const { left, translate } = swipe(-200);
    document.documentElement.style.direction = '';
    expect(translate).toBe('-100px');
    expect(left).toBe(0);
  });
});

test('does not close while a promise is pending', () => {
  show();
  say(() => void toaster.info('Uploading', { id: 'upload', duration: Infinity }));
  pass(60_000);
  say(() => void toaster.success('Uploaded', { id: 'upload' }));
  expect(cards().map((card) => card.textContent)).toEqual(['Uploaded']);
  pass(3000);
  expect(cards()).toHaveLength(0);
});

describe('above dialogs', () => {
  test('works while a side dialog is open, and Escape in a toast keeps the dialog open', () => {
    const onClose = vi.fn();
    show();
    render(<SideDialog open onClose={onClose} title="Sign in" closeLabel="Close" />);
    say(() => void toaster.error('Wrong password'));
    const dismiss = screen.getByRole('button', { name: 'Dismiss' });
    expect(dismiss.closest('[inert],[aria-hidden="true"]')).toBeNull();
    act(() => dismiss.focus());
    expect(dismiss).toHaveFocus();
    fireEvent.keyDown(dismiss, { key: 'Escape' });
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(dismiss);
    expect(cards()).toHaveLength(0);
    expect(onClose).not.toHaveBeenCalled();
  });

  test('clicking a toast does not close a plain Radix dialog, which does not hide it either', () => {
    const onOpenChange = vi.fn();
    show();
    render(
      <RadixDialog.Root open onOpenChange={onOpenChange}>
        <RadixDialog.Portal>
          <RadixDialog.Content aria-describedby={undefined}>
            <RadixDialog.Title>Other</RadixDialog.Title>
          </RadixDialog.Content>
        </RadixDialog.Portal>
      </RadixDialog.Root>,
    );
    say(() => void toaster.error('Failed'));
    pass(1);
    const dismiss = screen.getByRole('button', { name: 'Dismiss' });
    fireEvent.pointerDown(dismiss);
    fireEvent.click(dismiss);
    pass(1);
    expect(onOpenChange).not.toHaveBeenCalled();
    expect(cards()).toHaveLength(0);
    fireEvent.pointerDown(document.body);
    fireEvent.click(document.body);
    pass(1);
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });
});

import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SideDialog, type SideDialogProps } from './side-dialog.tsx';

/** Media queries that match: phone, desktop, reduced motion. */
const media = (...matching: string[]) =>
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = new EventTarget() as MediaQueryList;
    return Object.assign(list, { matches: matching.some((part) => query.includes(part)), media: query });
  });

const PHONE = 'max-width: 479';

afterEach(() => vi.restoreAllMocks());

type Point = [x: number, y: number];

/** Moves a finger on `target` through points such as `0,0 0,300`, 100 ms apart, too slow for a fling. */
function drag(target: Element, way: string, release = true) {
  const points = way.split(' ').map((point) => point.split(',').map(Number) as Point);
  let time = 0;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', [clientX, clientY]: Point) => {
    const event = new Event(type.toLowerCase(), { bubbles: true, cancelable: true });
    Object.defineProperty(event, 'touches', { value: type === 'touchEnd' ? [] : [{ clientX, clientY }] });
    Object.defineProperty(event, 'timeStamp', { value: (time += 100) });
    act(() => void target.dispatchEvent(event));
    return event.defaultPrevented;
  };
  const [first = [0, 0], ...rest] = points;
  send('touchStart', first);
  const taken = rest.map((point) => send('touchMove', point));
  if (release) send('touchEnd', points.at(-1) ?? first);
  return taken.at(-1);
}

function show(props: Partial<SideDialogProps> = {}) {
  const onClose = vi.fn();
  render(
    <SideDialog open onClose={onClose} title="Filters" closeLabel="Close" {...props}>
      {props.children ?? <p>Text</p>}
    </SideDialog>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Filters' });
  vi.spyOn(dialog, 'offsetHeight', 'get').mockReturnValue(400);
  vi.spyOn(dialog, 'offsetWidth', 'get').mockReturnValue(400);
  return { onClose, dialog };
}

describe('a finger', () => {
  test.each<[what: string, where: string[], props: Partial<SideDialogProps>, dir: string, to: Point]>([
    ['a sheet down', [PHONE], {}, 'ltr', [0, 200]],
    ['a panel at the end to the end', [], {}, 'ltr', [200, 0]],
    ['a panel at the start to the start', [], { side: 'start' }, 'ltr', [-200, 0]],
    ['a panel at the end, right to left', [], {}, 'rtl', [-200, 0]],
    ['a panel at the top up, on a phone too', [PHONE], { side: 'top' }, 'ltr', [0, -200]],
    ['one that is no sheet, on a phone too', [PHONE], { sheet: false }, 'ltr', [200, 0]],
  ])('pulls %s', (_what, where, props, dir, [x, y]) => {
    media(...where);
    const { onClose, dialog } = show({ ...props, dir });
    dialog.style.direction = dir;
    drag(screen.getByText('Text'), `0,0 ${-x},${-y}`);
    expect(onClose).not.toHaveBeenCalled();
    drag(screen.getByText('Text'), `0,0 ${x / 2},${y / 2} ${x},${y}`);
    expect(onClose).toHaveBeenCalledExactlyOnceWith('swipe');
  });

  test('that is released early lets it spring back, immediately with reduced motion', () => {
    media(PHONE, 'reduced-motion');
    const { onClose, dialog } = show();
    const animate = vi.fn();
    dialog.animate = animate;
    const way = '0,0 0,50 0,100';
    drag(dialog, way, false);
    expect(dialog.style.transform).toBe('translateY(100px)');
    drag(dialog, way);
    expect(dialog.style.transform).toBe('');
    expect(onClose).not.toHaveBeenCalled();
    expect(animate).not.toHaveBeenCalled();
  });

  test.each([
    ['in a field', <input key="x" aria-label="Word" />, 'Word'],
    ['on a slider', <span key="x" role="slider" aria-label="Price" aria-valuenow={1} tabIndex={0} />, 'Price'],
    [
      'on the track of a slider',
      <div key="x" data-part="area">
        <span role="img" aria-label="Line" />
      </div>,
      'Line',
    ],
  ])('%s does not drag the dialog', (_what, children, label) => {
    media(PHONE);
    const { onClose } = show({ children });
    drag(screen.getByLabelText(label), '0,0 0,300');
    expect(onClose).not.toHaveBeenCalled();
  });

  test('scrolls before dragging', () => {
    media(PHONE);
    const { onClose, dialog } = show();
    dialog.style.overflowY = 'auto';
    vi.spyOn(dialog, 'scrollHeight', 'get').mockReturnValue(900);
    dialog.scrollTop = 100;
    const down = '0,0 0,300';
    expect(drag(screen.getByText('Text'), down)).toBe(false);
    expect(onClose).not.toHaveBeenCalled();
    dialog.scrollTop = 0;
    expect(drag(screen.getByText('Text'), down)).toBe(true);
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('calls the guard', () => {
    media(PHONE);
    const guard = { active: true, title: 'Discard?', leaveLabel: 'Discard', stayLabel: 'Stay' };
    const { onClose } = show({ guard });
    drag(screen.getByText('Text'), '0,0 0,300');
    expect(screen.getByRole('alertdialog', { name: 'Discard?' })).toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
  });

  test('does nothing with swipe={false}', () => {
    media(PHONE);
    const { onClose } = show({ swipe: false });
    drag(screen.getByText('Text'), '0,0 0,300');
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('the on-screen keyboard', () => {
  let view: EventTarget & { height: number; offsetTop: number; scale: number };
  beforeEach(() => {
    view = Object.assign(new EventTarget(), { height: window.innerHeight, offsetTop: 0, scale: 1 });
    vi.stubGlobal('visualViewport', view);
  });
  afterEach(() => vi.unstubAllGlobals());

  test('reduces the height of the dialog; pinch zoom does not', () => {
    const { dialog } = show();
    const backdrop = dialog.parentElement as HTMLElement;
    expect(backdrop.style.insetBlockEnd).toBe('');
    Object.assign(view, { height: window.innerHeight - 300, offsetTop: 80 });
    view.dispatchEvent(new Event('resize'));
    expect(backdrop.style.insetBlockStart).toBe('80px');
    expect(backdrop.style.insetBlockEnd).toBe('220px');
    view.scale = 2;
    view.dispatchEvent(new Event('scroll'));
    expect(backdrop.style.insetBlockEnd).toBe('');
  });
});

function Opened(props: Partial<SideDialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} children="Open" />
      <SideDialog title="Filters" closeLabel="Close" {...props} open={open} onClose={() => setOpen(false)}>
        <input aria-label="Word" />
      </SideDialog>
    </>
  );
}

test('focuses the heading when opened by touch, and the field when opened by mouse or keyboard', async () => {
  const user = userEvent.setup();
  render(<Opened initialFocus="field" />);
  const button = screen.getByRole('button', { name: 'Open' });
  await user.pointer({ keys: '[TouchA]', target: button });
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Filters' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(button);
  await waitFor(() => expect(screen.getByLabelText('Word')).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Word')).toHaveFocus());
});

test('reports the input type used to open it, and when it has closed', async () => {
  const user = userEvent.setup();
  const initialFocus = vi.fn(() => null);
  const onClosed = vi.fn();
  render(<Opened initialFocus={initialFocus} onClosed={onClosed} />);
  screen.getByRole('button', { name: 'Open' }).focus();
  await user.keyboard('{Enter}');
  expect(initialFocus).toHaveBeenCalledExactlyOnceWith('keyboard');
  expect(onClosed).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(onClosed).toHaveBeenCalledOnce());
});

test('makes room for a nested side dialog, but not for a confirm dialog', () => {
  const both = (inner: boolean) => (
    <>
      <SideDialog open onClose={() => {}} title="Outer" closeLabel="Close" />
      <SideDialog open={inner} onClose={() => {}} title="Inner" closeLabel="Close" />
    </>
  );
  const { rerender } = render(both(false));
  const backdrop = screen.getByRole('dialog', { name: 'Outer' }).parentElement;
  expect(backdrop).not.toHaveAttribute('data-covered');
  rerender(both(true));
  expect(backdrop).toHaveAttribute('data-covered', 'side-dialog');
  expect(screen.getByRole('dialog', { name: 'Inner' }).parentElement).not.toHaveAttribute('data-covered');
  rerender(both(false));
  expect(backdrop).not.toHaveAttribute('data-covered');
});

test('springs back after a second finger, or if the finger has stopped', () => {
  media();
  const { onClose, dialog } = show();
  const send = (type: string, xs: number[], timeStamp: number) => {
    const event = new Event(type, { bubbles: true, cancelable: true });
    const touches = xs.map((clientX) => ({ clientX, clientY: 0 }));
    Object.defineProperties(event, { touches: { value: touches }, timeStamp: { value: timeStamp } });
    act(() => void screen.getByText('Text').dispatchEvent(event));
  };
  const pull = () => {
    send('touchstart', [0], 0);
    send('touchmove', [20], 10);
    send('touchmove', [100], 20);
    expect(dialog.style.transform).toBe('translateX(100px)');
  };
  pull();
  send('touchstart', [100, 300], 30);
  expect(dialog.style.transform).toBe('');
  send('touchend', [], 40);
  pull();
  send('touchend', [], 1500);
  expect(dialog.style.transform).toBe('');
  expect(onClose).not.toHaveBeenCalled();
  pull();
  send('touchend', [], 30);
  expect(onClose).toHaveBeenCalledOnce();
});

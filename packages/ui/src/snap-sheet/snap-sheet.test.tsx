import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SnapSheet, type SnapSheetProps } from './snap-sheet.tsx';

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(1000);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function height(this: HTMLElement) {
    const { blockSize } = this.style;
    return blockSize.endsWith('%') ? parseFloat(blockSize) * 10 : parseFloat(blockSize);
  });
});
afterEach(() => vi.restoreAllMocks());

function show(props: Partial<SnapSheetProps> = {}) {
  const onClose = vi.fn();
  const onSnapChange = vi.fn();
  render(
    <SnapSheet
      open
      title="Route"
      closeLabel="Close"
      handleLabel="Height"
      snapPoints={[200, 0.5, 1]}
      {...{ onClose, onSnapChange }}
      {...props}
    >
      <p>Text</p>
    </SnapSheet>,
  );
  const sheet = screen.getByRole('dialog', { name: 'Route' });
  return { onClose, onSnapChange, sheet, handle: screen.getByRole('button', { name: 'Height' }) };
}

/** Moves a finger from 900 through these positions, 500 ms apart, too slow for a fling. */
function pull(target: Element, through: number[], release: 'touchend' | 'touchcancel' | null = 'touchend') {
  let time = 0;
  const send = (type: string, clientY?: number) => {
    const event = new Event(type, { bubbles: true, cancelable: true });
    Object.defineProperty(event, 'touches', { value: clientY === undefined ? [] : [{ clientX: 0, clientY }] });
    Object.defineProperty(event, 'timeStamp', { value: (time += 500) });
    act(() => void target.dispatchEvent(event));
    return event.defaultPrevented;
  };
  send('touchstart', 900);
  const taken = through.map((y) => send('touchmove', y));
  if (release) send(release);
  return taken.at(-1);
}

describe('a finger', () => {
  test('drags it to the next height and further, following the finger', () => {
    const { sheet, onSnapChange, onClose } = show();
    expect(sheet.style.blockSize).toBe('200px');
    pull(screen.getByText('Text'), [850, 800], null);
    expect(sheet.style.blockSize).toBe('300px');
    pull(screen.getByText('Text'), [850, 700, 680]);
    expect(onSnapChange).toHaveBeenLastCalledWith(1);
    expect(sheet.style.blockSize).toBe('50%');
    pull(screen.getByText('Text'), [700, 500]);
    expect(onSnapChange).toHaveBeenLastCalledWith(2);
    expect(sheet.style.transition).toBe('');
    expect(onClose).not.toHaveBeenCalled();
  });

  test('that stops early or is cancelled lets it return', () => {
    const { sheet, onSnapChange } = show();
    pull(screen.getByText('Text'), [880, 850]);
    expect(sheet.style.blockSize).toBe('200px');
    pull(screen.getByText('Text'), [700, 400], 'touchcancel');
    expect(sheet.style.blockSize).toBe('200px');
    expect(onSnapChange).not.toHaveBeenCalled();
  });

  test('drags it below its lowest height and closes it', () => {
    const { sheet, onClose } = show();
    pull(screen.getByText('Text'), [920, 960], null);
    expect(sheet.style.transform).toBe('translateY(60px)');
    expect(sheet.style.blockSize).toBe('200px');
    pull(screen.getByText('Text'), [950, 1050, 1051]);
    expect(onClose).toHaveBeenCalledExactlyOnceWith('swipe');
  });

  test('calls the guard, and moves one height at a time with sequential', () => {
    const guard = { active: true, title: 'Discard?', leaveLabel: 'Discard', stayLabel: 'Stay' };
    const { onClose, onSnapChange } = show({ defaultSnap: 1, sequential: true, guard });
    pull(screen.getByText('Text'), [1200, 1390, 1391]);
    expect(onSnapChange).toHaveBeenCalledExactlyOnceWith(0);
    pull(screen.getByText('Text'), [950, 1090, 1091]);
    expect(screen.getByRole('alertdialog', { name: 'Discard?' })).toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
  });

  test('scrolls its content at the maximum height, and before dragging down', () => {
    const { sheet, onSnapChange } = show({ defaultSnap: 2 });
    sheet.style.overflowY = 'auto';
    vi.spyOn(sheet, 'scrollHeight', 'get').mockReturnValue(3000);
    expect(pull(screen.getByText('Text'), [880, 700])).toBe(false);
    sheet.scrollTop = 100;
    expect(pull(screen.getByText('Text'), [920, 1300])).toBe(false);
    expect(onSnapChange).not.toHaveBeenCalled();
    sheet.scrollTop = 0;
    expect(pull(screen.getByText('Text'), [1200, 1400, 1401])).toBe(true);
    expect(onSnapChange).toHaveBeenCalledExactlyOnceWith(1);
  });
});

test.each<[what: string, props: Partial<SnapSheetProps>, height: string]>([
  ['an invalid height', { snapPoints: [200, Number.NaN], defaultSnap: 1 }, '100%'],
  ['no heights', { snapPoints: [] }, '100%'],
  ['an invalid index', { snap: Number.NaN }, '200px'],
  ['an index before the first', { snap: -3 }, '200px'],
  ['an index after the last', { defaultSnap: 9 }, '100%'],
])('with %s, a small drag does not close the sheet', (_what, props, height) => {
  const { sheet, onClose } = show(props);
  expect(sheet.style.blockSize).toBe(height);
  pull(screen.getByText('Text'), [920, 940]);
  expect(sheet.style.blockSize).toBe(height);
  expect(onClose).not.toHaveBeenCalled();
});

test('keeps a controlled height', () => {
  const { sheet, handle, onSnapChange } = show({ snap: 1 });
  fireEvent.click(handle);
  expect(onSnapChange).toHaveBeenCalledExactlyOnceWith(2);
  expect(sheet.style.blockSize).toBe('50%');
});

test('the handle supports click and keys', () => {
  const { sheet, handle } = show();
  const heights = (...does: (() => void)[]) =>
    does.map((run) => {
      run();
      return sheet.style.blockSize;
    });
  const press = () => fireEvent.click(handle);
  const key = (name: string) => () => fireEvent.keyDown(handle, { key: name });
  expect(heights(press, press, press)).toEqual(['50%', '100%', '200px']);
  expect(heights(key('ArrowDown'), key('ArrowUp'), key('ArrowUp'), key('ArrowUp'))).toEqual([
    '200px',
    '50%',
    '100%',
    '100%',
  ]);
  expect(handle).toHaveAttribute('aria-expanded', 'true');
});

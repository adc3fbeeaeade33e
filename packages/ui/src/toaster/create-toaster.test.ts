import { describe, expect, test, vi } from 'vitest';
import { createToaster } from './create-toaster.ts';
import { toastPromise } from './toast-promise.ts';

const said = (toaster: ReturnType<typeof createToaster>) => toaster.getSnapshot().map(({ text }) => text);

describe('createToaster', () => {
  test('notifies listeners with a new array until they unsubscribe', () => {
    const toaster = createToaster();
    const listener = vi.fn();
    const stop = toaster.subscribe(listener);
    const before = toaster.getSnapshot();
    const id = toaster.success('Saved');
    expect(toaster.getSnapshot()).not.toBe(before);
    toaster.dismiss(id);
    stop();
    toaster.info('Unheard');
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test('counts repeated messages instead of adding another toast', () => {
    const toaster = createToaster();
    for (let i = 0; i < 3; i++) toaster.error('No connection');
    toaster.success('No connection');
    expect(toaster.getSnapshot()).toMatchObject([
      { tone: 'error', count: 3 },
      { tone: 'success', count: 1 },
    ]);
  });

  test('replaces a toast with the same id', () => {
    const toaster = createToaster();
    toaster.info('Uploading', { id: 'upload' });
    toaster.success('Uploaded', { id: 'upload' });
    expect(toaster.getSnapshot()).toMatchObject([{ id: 'upload', tone: 'success', text: 'Uploaded', count: 1 }]);
  });

  test('orders errors before warnings before others, and keeps the order within', () => {
    const toaster = createToaster();
    toaster.success('one');
    toaster.warning('careful');
    toaster.info('two');
    toaster.error('broken');
    expect(said(toaster)).toEqual(['broken', 'careful', 'one', 'two']);
  });

  test.each([
    ['an error', () => createToaster(), 'error', 'Short', {}, true],
    ['a success', () => createToaster(), 'success', 'Short', {}, false],
    ['a warning', () => createToaster(), 'warning', 'Short', {}, false],
    ['an error with closeable: false', () => createToaster(), 'error', 'Short', { closeable: false }, false],
    ['90 characters', () => createToaster(), 'success', 'x'.repeat(90), {}, false],
    [
      '91 characters, even with closeable: false',
      () => createToaster(),
      'success',
      'x'.repeat(91),
      { closeable: false },
      true,
    ],
    [
      'a toast with an action',
      () => createToaster(),
      'success',
      'Short',
      { action: { label: 'Undo', onAction() {} } },
      true,
    ],
  ] as const)('%s: closeable', (_what, create, tone, text, options, closeable) => {
    const toaster = create();
    toaster.add(tone, text, options);
    expect(toaster.getSnapshot()[0]?.closeable).toBe(closeable);
  });

  test('keeps the last fifty in the log', () => {
    const toaster = createToaster();
    for (let i = 0; i < 60; i++) toaster.dismiss(toaster.info(`message ${i}`));
    expect(toaster.getSnapshot()).toEqual([]);
    expect(toaster.log().map(({ text }) => text)).toEqual(Array.from({ length: 50 }, (_, i) => `message ${i + 10}`));
  });

  test('keeps the log in storage across pages, and works without or with broken storage', () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    createToaster({ storage }).error('Paid twice', { title: 'Order' });
    expect(createToaster({ storage }).log()).toMatchObject([{ tone: 'error', title: 'Order', text: 'Paid twice' }]);
    expect(createToaster({ storage, storageKey: 'other' }).log()).toEqual([]);
    kept.set('toasts', '{broken');
    expect(createToaster({ storage }).log()).toEqual([]);
    const refuse = () => {
      throw new Error('quota');
    };
    const poor = createToaster({ storage: { getItem: refuse, setItem: refuse } });
    poor.info('Still heard');
    expect(poor.log()).toHaveLength(1);
  });
});

describe('toastPromise', () => {
  test('toastPromise shows progress and then the outcome in one toast', async () => {
    const toaster = createToaster();
    const texts = { loading: 'Ordering', success: (id: number) => `Order ${id}`, error: 'Not ordered' };
    await toastPromise(toaster, Promise.resolve(7), texts);
    const [first] = toaster.getSnapshot();
    expect(toaster.getSnapshot()).toMatchObject([{ tone: 'success', text: 'Order 7' }]);
    expect(first?.duration).toBeUndefined();
    const failing = toastPromise(toaster, Promise.reject(new Error('503')), texts);
    expect(toaster.getSnapshot()[1]).toMatchObject({ tone: 'info', text: 'Ordering', duration: Infinity });
    await expect(failing).rejects.toThrow('503');
    expect(said(toaster)).toEqual(['Not ordered', 'Order 7']);
  });
});

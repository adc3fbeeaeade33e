import { describe, expect, test, vi } from 'vitest';
import { createToaster } from './create-toaster.ts';
import { toastPromise } from './toast-promise.ts';

const said = (toaster: ReturnType<typeof createToaster>) => toaster.getSnapshot().map(({ text }) => text);

describe('createToaster', () => {
  test('tells its listeners, with a new array each time, until they leave', () => {
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

  test('counts what is said again instead of saying it twice', () => {
    const toaster = createToaster();
    for (let i = 0; i < 3; i++) toaster.error('No connection');
    toaster.success('No connection');
    expect(toaster.getSnapshot()).toMatchObject([
      { tone: 'error', count: 3 },
      { tone: 'success', count: 1 },
    ]);
  });

  test('replaces the content of a toast by its id', () => {
    const toaster = createToaster();
    toaster.info('Uploading', { id: 'upload' });
    toaster.success('Uploaded', { id: 'upload' });
    expect(toaster.getSnapshot()).toMatchObject([{ id: 'upload', tone: 'success', text: 'Uploaded', count: 1 }]);
  });

  test('puts errors before warnings before the rest, and equals in their order', () => {
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
    ['an error that says otherwise', () => createToaster(), 'error', 'Short', { closeable: false }, false],
    ['90 characters', () => createToaster(), 'success', 'x'.repeat(90), {}, false],
    ['91 characters, whatever is asked', () => createToaster(), 'success', 'x'.repeat(91), { closeable: false }, true],
    [
      'one with an action',
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

  test('remembers the last fifty for later reading', () => {
    const toaster = createToaster();
    for (let i = 0; i < 60; i++) toaster.dismiss(toaster.info(`message ${i}`));
    expect(toaster.getSnapshot()).toEqual([]);
    expect(toaster.log().map(({ text }) => text)).toEqual(Array.from({ length: 50 }, (_, i) => `message ${i + 10}`));
  });

  test('keeps the log in a storage, for the next page; a broken or forbidden one is done without', () => {
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
  test('turns one toast from what is going on into what came of it', async () => {
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

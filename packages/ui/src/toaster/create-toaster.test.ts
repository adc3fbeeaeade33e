import { describe, expect, test, vi } from 'vitest';
import { createToaster } from './create-toaster.ts';

const texts = (toaster: ReturnType<typeof createToaster>) => toaster.getSnapshot().map(({ text }) => text);

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
    expect(texts(toaster)).toEqual(['broken', 'careful', 'one', 'two']);
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
});

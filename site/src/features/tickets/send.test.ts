import { expect, test, vi } from 'vitest';
import { ApiError, fieldErrors } from '../../api/errors.ts';
import type { AppContext } from '../../app/app-context.tsx';
import { filesOf } from './send.ts';

/** An application that takes every file but programs. */
function desk() {
  let last = 10;
  const request = vi.fn(async (url: string, { body }: { body: FormData }) => {
    const file = body.get('file');
    if (file instanceof File && file.name.endsWith('.exe'))
      throw new ApiError({
        status: 400,
        text: 'Bad Request',
        url,
        headers: new Headers(),
        data: { file: ['We don’t accept programs.'] },
      });
    return [{ id: (last += 1) }];
  });
  const call = vi.fn(async () => ({}));
  return { app: { request, call } as unknown as AppContext, call, request };
}

function formWith(fields: readonly [name: string, value: string | File][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

test('a refused file is named, and those after it are kept, too', async () => {
  const { app, request } = desk();
  const form = formWith([
    ['file', new File(['MZ'], 'a.exe')],
    ['file', new File(['log'], 'b.txt')],
    ['file', new File(['MZ'], 'c.exe')],
  ]);
  const error = await filesOf(app, 'new', form).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ status: 400 });
  expect(error instanceof ApiError && fieldErrors(error.data)['file']).toEqual([
    'a.exe: We don’t accept programs.',
    'c.exe: We don’t accept programs.',
  ]);
  expect(request).toHaveBeenCalledTimes(3);
});

test('files that were kept are sent, unless they’re to be removed', async () => {
  const { app, call } = desk();
  const form = formWith([
    ['attachment', '3'],
    ['attachment', '4'],
    ['drop', '3'],
    ['file', new File(['log'], 'b.txt')],
  ]);
  expect(await filesOf(app, 'new', form)).toEqual([4, 11]);
  expect(call).toHaveBeenCalledExactlyOnceWith('deleteTicketFile', expect.objectContaining({ params: { id: 3 } }));
});

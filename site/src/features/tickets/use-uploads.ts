import type { TicketAttachment } from '@hoster/contract';
import type { FileFieldFile } from '@hoster/ui/file-field';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { fieldErrors, isApiError } from '../../api/errors.ts';
import { deleteTicketFile, uploadTicketFile } from '../../api/tickets.ts';
import { useApp } from '../../app/app-context.tsx';
import { fileWords as words } from './words.ts';

interface Upload extends FileFieldFile {
  /** Its id once it's uploaded. */
  attachment?: number;
}

const fromDraft = ({ id, name, size }: TicketAttachment): Upload => ({
  id: `draft-${id}`,
  attachment: id,
  name,
  size,
  state: 'done',
});

let numbers = 0;

/**
 * Files of a draft, which are uploaded as soon as they're chosen, one after the other.
 * @param key the draft that they belong to
 * @param initial those that were uploaded before
 */
export function useUploads(key: number | 'new', initial: readonly TicketAttachment[]) {
  const app = useApp();
  const { formatMessage } = useIntl();
  const [files, setFiles] = useState<readonly Upload[]>(() => initial.map(fromDraft));
  const running = useRef(new Map<string, AbortController>());
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const change = (id: string, values: Partial<Upload>) =>
    setFiles((all) => all.map((one) => (one.id === id ? { ...one, ...values } : one)));
  const drop = (id: string) => setFiles((all) => all.filter((one) => one.id !== id));

  function start(id: string, file: File): void {
    const abort = new AbortController();
    running.current.set(id, abort);
    queue.current = queue.current.then(async () => {
      if (abort.signal.aborted) return;
      change(id, { state: 'uploading' });
      try {
        const { id: attachment } = await uploadTicketFile(app, key, file, abort.signal);
        // It was cancelled just before the answer came.
        if (abort.signal.aborted) await deleteTicketFile(app, attachment);
        else change(id, { state: 'done', attachment });
      } catch (error) {
        if (abort.signal.aborted) return;
        const said = isApiError(error, 400) ? fieldErrors(error.data)['file']?.[0] : undefined;
        change(id, { state: 'failed', reason: said ?? formatMessage(words.failed) });
      } finally {
        running.current.delete(id);
      }
    });
  }

  return {
    files,
    /** Whether files are still being uploaded. */
    isBusy: files.some(({ state }) => state === 'waiting' || state === 'uploading'),
    add: (added: readonly File[]) => {
      const next = added.map((file): Upload & { file: File } => ({
        id: `upload-${(numbers += 1)}`,
        name: file.name,
        size: file.size,
        state: 'waiting',
        file,
      }));
      setFiles((all) => [...all, ...next]);
      for (const { id, file } of next) start(id, file);
    },
    cancel: ({ id }: FileFieldFile) => {
      running.current.get(id)?.abort();
      drop(id);
    },
    retry: ({ id, file }: FileFieldFile) => {
      if (!file) return;
      change(id, { state: 'waiting', reason: undefined });
      start(id, file);
    },
    remove: ({ id }: FileFieldFile) => {
      const gone = files.find((one) => one.id === id);
      drop(id);
      if (gone?.attachment !== undefined) void deleteTicketFile(app, gone.attachment);
    },
  };
}

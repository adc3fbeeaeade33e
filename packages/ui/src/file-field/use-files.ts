import { type RefObject, useEffect, useRef, useState } from 'react';
import { useEarlyInput } from '../field/use-early-input.ts';
import { useFormReset } from '../field/use-form-reset.ts';
import { asListed, checkFiles, type Limits, type RejectedFile } from './check-files.ts';
import type { FileFieldFile } from './files.ts';

interface Files {
  /** `undefined` if the field holds the files for a form. */
  given: readonly FileFieldFile[] | undefined;
  limits: Limits;
  multiple: boolean;
  input: RefObject<HTMLInputElement | null>;
  root: RefObject<HTMLElement | null>;
  onAdd: ((files: File[]) => void) | undefined;
  onCancel: ((file: FileFieldFile) => void) | undefined;
  onRemove: ((file: FileFieldFile) => void) | undefined;
}

/** Makes the native input hold these files, so that the form submits them. */
function hold(input: HTMLInputElement | null, files: readonly FileFieldFile[]): void {
  const { files: held } = input ?? {};
  if (!input || (held?.length === files.length && files.every(({ file }, index) => file === held[index]))) return;
  if (files.length === 0) {
    input.value = '';
    return;
  }
  const transfer = new DataTransfer();
  for (const { file } of files) if (file) transfer.items.add(file);
  input.files = transfer.files;
}

export const isActive = ({ state }: FileFieldFile): boolean => state === 'waiting' || state === 'uploading';

/**
 * The files of a field. Those that the app uploads are given; otherwise the native input holds them. Adopts what was
 * chosen before hydration.
 */
export function useFiles({ given, limits, multiple, input, root, onAdd, onCancel, onRemove }: Files) {
  const [own, setOwn] = useState<readonly FileFieldFile[]>([]);
  const [rejected, setRejected] = useState<readonly RejectedFile[]>([]);
  const [initial] = useState(() => new Set(given?.map(({ id }) => id)));
  const lastId = useRef(0);
  const files = given ?? own;

  const change = (next: readonly FileFieldFile[]): void => {
    setOwn(next);
    hold(input.current, next);
  };
  const remove = (file: FileFieldFile): void => {
    if (!given) change(own.filter(({ id }) => id !== file.id));
    if (given && isActive(file)) onCancel?.(file);
    else onRemove?.(file);
  };
  const add = (candidates: readonly File[], folders: ReadonlySet<File> = new Set()): void => {
    // A single file replaces the one before.
    const kept = multiple ? files : [];
    const result = checkFiles(candidates, folders, kept, limits);
    setRejected(result.rejected);
    if (given && input.current) input.current.value = '';
    const entries = result.added.map((file) => asListed(file, `${(lastId.current += 1)}`));
    if (entries.length > 0 && !multiple && given) for (const file of given) remove(file);
    if (!given) change(entries.length > 0 ? [...kept, ...entries] : own);
    if (entries.length > 0) onAdd?.(result.added);
  };
  useEarlyInput(() => {
    const early = [...(input.current?.files ?? [])];
    if (early.length > 0) add(early);
    return early.length > 0;
  });
  useFormReset(root, () => {
    setRejected([]);
    if (given) for (const file of given.filter(({ id }) => !initial.has(id))) remove(file);
    else setOwn([]);
  });
  // Validation reads the native input, which changes without an event of its own.
  const started = useRef(false);
  useEffect(() => {
    if (started.current) input.current?.dispatchEvent(new Event('input', { bubbles: true }));
    started.current = true;
  }, [input, files.length]);
  return { files, rejected, add, remove };
}

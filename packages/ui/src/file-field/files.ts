export interface FileFieldFile {
  /** Identifies the file in the list. */
  id: string;
  /** Name as the visitor's device has it. */
  name: string;
  /** Size in bytes. */
  size: number;
  /** What happens to the file. A failed one can be retried. */
  state: 'waiting' | 'uploading' | 'done' | 'failed';
  /** Uploaded share, from 0 to 1. Without it, the progress is unknown. */
  progress?: number | undefined;
  /** Why the upload failed: "The connection was lost". Pass it on in `stateLabel`. */
  reason?: string | undefined;
  /** The file itself: shows a preview of an image, and recognises the same file added twice. */
  file?: File | undefined;
}

export interface FileChangeTexts {
  addedLabel: (names: readonly string[]) => string;
  removedLabel: (names: readonly string[]) => string;
  stateLabel: ((file: FileFieldFile) => string) | undefined;
}

/** Returns what to announce when a list of files has changed: added and removed files, and uploads that have ended. */
export function describeChanges(
  before: readonly FileFieldFile[],
  after: readonly FileFieldFile[],
  { addedLabel, removedLabel, stateLabel }: FileChangeTexts,
): string {
  const old = new Map(before.map((file) => [file.id, file]));
  const now = new Set(after.map(({ id }) => id));
  const added = after.filter(({ id }) => !old.has(id)).map(({ name }) => name);
  const removed = before.filter(({ id }) => !now.has(id)).map(({ name }) => name);
  const ended = after.filter(({ id, state }) => {
    const was = old.get(id)?.state;
    return was !== undefined && was !== state && (state === 'done' || state === 'failed');
  });
  return [
    ...(added.length > 0 ? [addedLabel(added)] : []),
    ...(removed.length > 0 ? [removedLabel(removed)] : []),
    ...ended.flatMap((file) => (stateLabel ? `${file.name}: ${stateLabel(file)}` : [])),
  ].join(' ');
}

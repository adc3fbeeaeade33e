import type { FileFieldFile } from './files.ts';

/** Why a file wasn't added. */
export type FileRejection = 'type' | 'size' | 'count' | 'duplicate' | 'folder';

export interface Limits {
  /** As the attribute `accept`. */
  accept: string | undefined;
  /** In bytes. */
  maxSize: number;
  maxFiles: number;
}

export interface RejectedFile {
  file: File;
  reason: FileRejection;
}

/** Returns whether `accept` allows a file. Browsers apply it to the file chooser, not to what is dropped or pasted. */
export function accepts({ name, type }: Pick<File, 'name' | 'type'>, accept = ''): boolean {
  const rules = accept
    .toLowerCase()
    .split(',')
    .map((rule) => rule.trim())
    .filter(Boolean);
  const allows = (rule: string): boolean => {
    if (rule.startsWith('.')) return name.toLowerCase().endsWith(rule);
    return rule.endsWith('/*') ? type.startsWith(rule.slice(0, -1)) : type === rule;
  };
  return rules.length === 0 || rules.some(allows);
}

const isSame = (file: File, { name, size, file: known }: FileFieldFile): boolean =>
  file.name === name && file.size === size && (known === undefined || file.lastModified === known.lastModified);

/** Separates the files that can be added to those in the list from those that can't. */
export function checkFiles(
  candidates: readonly File[],
  folders: ReadonlySet<File>,
  listed: readonly FileFieldFile[],
  { accept, maxSize, maxFiles }: Limits,
) {
  const added: File[] = [];
  const rejected: RejectedFile[] = [];
  const problemOf = (file: File): FileRejection | undefined => {
    if (folders.has(file)) return 'folder';
    if (!accepts(file, accept)) return 'type';
    if (file.size > maxSize) return 'size';
    const known = [...listed, ...added.map((one) => asListed(one, one.name))];
    if (known.some((one) => isSame(file, one))) return 'duplicate';
    return known.length >= maxFiles ? 'count' : undefined;
  };
  for (const file of candidates) {
    const reason = problemOf(file);
    if (reason) rejected.push({ file, reason });
    else added.push(file);
  }
  return { added, rejected };
}

/** Returns a chosen file as an entry of the list. */
export const asListed = (file: File, id: string): FileFieldFile => ({
  id,
  name: file.name,
  size: file.size,
  state: 'waiting',
  file,
});

/** Returns the files of a drop or paste, and which of them are folders, which can't be read as a file. */
export function filesOf({ files, items }: DataTransfer): { files: File[]; folders: Set<File> } {
  const all = [...files];
  const entries = [...items].filter(({ kind }) => kind === 'file').map((item) => item.webkitGetAsEntry?.());
  return { files: all, folders: new Set(all.filter((_, index) => entries[index]?.isDirectory)) };
}

/** Returns the keys between two keys, inclusive and in any order, or only the second if the first doesn't exist. */
export function keysUpTo<Key>(keys: readonly Key[], from: Key | undefined, to: Key): readonly Key[] {
  const [start, end] = [from === undefined ? -1 : keys.indexOf(from), keys.indexOf(to)];
  if (start < 0 || end < 0) return [to];
  return keys.slice(Math.min(start, end), Math.max(start, end) + 1);
}

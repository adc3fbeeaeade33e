import { z } from 'zod';
import { InputError } from './errors/input-error.ts';

/** A value of a request, and where it is. */
export interface Placed {
  readonly value: unknown;
  readonly depth: number;
  readonly key?: PropertyKey;
  readonly parent?: Placed;
}

/** Whether no field may contain a text: the database can't store NUL, nor UTF-8 half of a surrogate pair. */
export const isUnstorable = (text: string): boolean => text.includes('\0') || !text.isWellFormed();

/** 400 at the field whose text can't be stored. */
export function unstorable(at: Placed): InputError {
  const path: PropertyKey[] = [];
  let root = at;
  for (; root.parent; root = root.parent) if (root.key !== undefined) path.unshift(root.key);
  const { value: input } = at;
  return new InputError(new z.ZodError([{ code: 'custom', message: 'characters', path, input }]), root.value);
}

import type { Sources } from './token-use.ts';

/** A prop as written in the source. */
export interface WrittenProp {
  name: string;
  required: boolean;
  type: string;
  /** The doc comment without asterisks. */
  words: string;
}

const spaces = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** `  /** words *\/ name?: type;`, as oxfmt indents the members of an interface. */
const member = /^(?: {2}\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)? {2}(\w+)(\??): ((?:.*\n {3,}.*)*.*);$/gm;

const membersOf = (body: string): WrittenProp[] =>
  Array.from(body.matchAll(member), ([, words = '', name = '', optional, type = '']) => ({
    name,
    required: optional !== '?',
    type: spaces(type),
    words: spaces(words.replaceAll(/^\s*\* ?/gm, ' ')),
  }));

interface Declaration {
  /** The types it extends or combines. */
  of: string;
  body: string;
}

/** Returns the interface or type with this name from this file, or else from another file that exports it. */
function declarationOf(name: string, file: string, sources: Sources): [Declaration, string] | undefined {
  const written = (mark: string) =>
    new RegExp(
      `^${mark}(?:interface ${name}(?:<[^>]*>)?(?:\\s+extends([\\s\\S]*?))? \\{\\n([\\s\\S]*?)^\\}|type ${name}(?:<[^>]*>)? =([\\s\\S]*?);\\n(?![ }]))`,
      'm',
    );
  for (const path of [file, ...Object.keys(sources)]) {
    const found = written(path === file ? '(?:export )?' : 'export ').exec(sources[path] ?? '');
    if (found) return [{ of: found[1] ?? found[3] ?? '', body: found[2] ?? '' }, path];
  }
  return undefined;
}

/**
 * Returns all props of a type, including those of `Pick` and `Omit`, which react-docgen skips. Props from React and
 * from inline `{ … }` types are omitted.
 */
export function writtenProps(name: string, file: string, sources: Sources): WrittenProp[] {
  const [declared, path] = declarationOf(name, file, sources) ?? [];
  if (!declared || path === undefined) return [];
  const props = new Map(membersOf(declared.body).map((prop) => [prop.name, prop]));
  const parents = declared.of
    .replaceAll(/\{[^}]*\}/g, '')
    .matchAll(/(?:(\w+)<\s*([A-Z]\w+),\s*([^<>]*)>)|\b([A-Z]\w+)\b/g);
  for (const [, operation, from = '', keys = '', whole] of parents) {
    const named = Array.from(keys.matchAll(/'(\w+)'/g), ([, key]) => key);
    for (const prop of writtenProps(whole ?? from, path, sources)) {
      if (whole === undefined && named.includes(prop.name) !== (operation === 'Pick')) continue;
      if (!props.has(prop.name)) props.set(prop.name, prop);
    }
  }
  return [...props.values()];
}

/** A type that props refer to, with its fields, or what it stands for. */
export interface WrittenType {
  name: string;
  fields: readonly WrittenProp[];
  /** Of an alias: `'stop' | 'push' | 'swap'`. */
  is: string;
}

const namesIn = (text: string): string[] => Array.from(text.matchAll(/\b[A-Z]\w+\b/g), ([name]) => name);

/** Returns the library's own types that these props refer to, and those that these refer to, in the order of use. */
export function nestedTypes(props: readonly WrittenProp[], file: string, sources: Sources): WrittenType[] {
  const found = new Map<string, WrittenType>();
  const visit = (name: string, from: string): void => {
    if (found.has(name)) return;
    const [declared, path] = declarationOf(name, from, sources) ?? [];
    if (!declared || path === undefined) return;
    const fields = writtenProps(name, path, sources);
    const type = { name, fields, is: fields.length > 0 ? '' : spaces(declared.of).replace(/^\| /, '') };
    found.set(name, type);
    for (const other of [...fields.map((field) => field.type), type.is].flatMap(namesIn)) visit(other, path);
  };
  for (const name of props.flatMap(({ type }) => namesIn(type))) visit(name, file);
  return [...found.values()];
}

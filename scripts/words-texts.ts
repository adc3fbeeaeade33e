import { parseSync, Visitor } from 'vite';

/** A piece of prose and where it starts in its file. */
export interface Text {
  readonly value: string;
  readonly offset: number;
}

/** Sentences rather than identifiers: a single word may be a key, a class or an attribute. */
const isProse = (value: string): boolean => /\p{L}\s+\p{L}|^\p{Lu}[\p{Ll}-]+[.!?…]?$/u.test(value.trim());

/** Replaces code with spaces, so that offsets stay and names in backticks are not read as words. */
const withoutCode = (text: string): string =>
  text.replaceAll(/^( *)(```|~~~)[\s\S]*?^\1\2|<!--[\s\S]*?-->|`[^`\n]*`|\]\([^)\s]*\)|https?:\S+/gm, (code) =>
    code.replaceAll(/[^\n]/g, ' '),
  );

function textsOfScript(file: string, source: string, comments: boolean): Text[] {
  const parsed = parseSync(file, source);
  if (parsed.errors.length > 0) throw new Error(`${file}: ${parsed.errors[0]?.message}`);
  const texts: Text[] = [];
  const add = (value: string, offset: number): void => {
    if (isProse(value)) texts.push({ value: withoutCode(value), offset });
  };
  new Visitor({
    Literal: ({ value, start }) => {
      if (typeof value === 'string') add(value, start + 1);
    },
    TemplateElement: ({ value, start }) => add(value.raw, start + 1),
    JSXText: ({ value, start }) => add(value, start),
  }).visit(parsed.program);
  if (comments) for (const { value, start } of parsed.comments) add(value, start + 2);
  return texts;
}

/**
 * Returns the prose of a file: strings, JSX text and, unless `comments` is false, comments of a script;
 * everything but code of Markdown; the values of a JSON file.
 */
export function textsOf(file: string, source: string, comments = true): Text[] {
  if (/\.mdx?$/.test(file)) return [{ value: withoutCode(source), offset: 0 }];
  if (file.endsWith('.json')) {
    return [...source.matchAll(/:\s*"((?:[^"\\]|\\.)*)"/g)].map((match) => ({
      value: match[1] ?? '',
      offset: match.index + match[0].length - (match[1]?.length ?? 0) - 1,
    }));
  }
  return textsOfScript(file, source, comments);
}

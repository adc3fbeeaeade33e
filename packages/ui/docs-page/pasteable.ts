import { storyCode } from './story-code.ts';

/** Where names are imported from: `Button` and `type ButtonProps` from `@hoster/ui/button`. */
export type Origins = Readonly<Record<string, string>>;

/** A story that only renders, with an arrow function of an element or with a component. */
const ELEMENT = /^\{\n {2}render: \(\) => (?:\((\n[\s\S]*?\n {2})\)|(<.*)),\n\}$/;
const COMPONENT = /^\{\n {2}render: function \w+(\(\) \{\n[\s\S]*?\n {2}\}),\n\}$/;

/** Returns a story that only renders as a component, and any other as it is. */
function asComponent(name: string, code: string): string {
  const component = COMPONENT.exec(code)?.[1];
  if (component !== undefined) return `export function ${name}${component.replaceAll(/^ {2}/gm, '')}`;
  const [, lines, line] = ELEMENT.exec(code) ?? [];
  const element = lines === undefined ? line : `(${lines})`;
  return element === undefined ? code : `export function ${name}() {\n  return ${element};\n}`;
}

/** Returns whether a name is used as a tag, value, type or function: not in a text. */
function uses(code: string, name: string): boolean {
  const values = code.replaceAll(/'[^'\n]*'|"[^"\n]*"/g, "''");
  return new RegExp(`<${name}\\b|(?:[[{(:,!?]|\\.{3}|=>|=) ?${name}\\b(?! [a-z])|(?<![.\\w])${name}[.(<]`).test(values);
}

/** Returns the code of what a file declares beside its stories, by name. */
function declarations(source: string): Map<string, string> {
  const declared = source.matchAll(
    /^(?:const|(?:async )?function|interface|type|class) (\w+)(?:.*\n(?:[ })\]].*\n|\n(?= ))*)/gm,
  );
  return new Map(Array.from(declared, ([code, name = '']) => [name, code.trimEnd()]));
}

/** Returns the code with the declarations that it uses before it. */
function withDeclarations(code: string, others: Map<string, string>): string {
  const needed = [...others].filter(([name]) => uses(code, name));
  if (needed.length === 0) return code;
  const left = new Map([...others].filter(([name]) => !needed.some(([one]) => one === name)));
  return withDeclarations([...needed.map(([, one]) => one), code].join('\n\n'), left);
}

function importsOf(code: string, origins: Origins): string {
  const used = Object.keys(origins).filter((name) => uses(code, name.replace('type ', '')));
  const modules = Map.groupBy(used, (name) => origins[name] ?? '');
  return [...modules]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([from, names]) => `import { ${names.toSorted().join(', ')} } from '${from}';\n`)
    .join('');
}

/** The example that a file of stories shows, as `Sample`. */
const EXAMPLE = /^import \{ Example as Sample \} from '\.\.\/\.\.\/examples\/(.+)\.tsx';$/m;

/**
 * Returns the code of each story of a file as a module to paste: imports, declarations, and a component. A story of the
 * example to paste has the example's code, which is in `examples` by name.
 */
export function pasteable(source: string, origins: Origins, examples: Record<string, string>): Map<string, string> {
  const others = declarations(source);
  others.delete('meta');
  const example = examples[EXAMPLE.exec(source)?.[1] ?? ''];
  const stories = source.matchAll(/^export const (\w+)[^=\n]* = (\{(?:.*|\n[\s\S]*?^)\});$/gm);
  return new Map(
    Array.from(stories, ([, name = '', code = '']) => {
      if (example !== undefined && code.includes('<Sample')) return [name, example.trimEnd()];
      const whole = withDeclarations(asComponent(name, storyCode(code.replace(/^\{ (.*) \}$/, '{\n  $1,\n}'))), others);
      return [name, [importsOf(whole, origins), whole].join('\n').trimStart()];
    }),
  );
}

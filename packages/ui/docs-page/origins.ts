import type { Origins } from './pasteable.ts';
import type { Sources } from './token-use.ts';

/** What stories use of other packages. */
const others: Origins = {
  fn: 'storybook/test',
  ...Object.fromEntries(['useActionState', 'useEffect', 'useRef', 'useState'].map((name) => [name, 'react'])),
};

/** Returns the names that a file exports, with `type` before types. */
function exportsOf(file: string, sources: Sources): string[] {
  const source = sources[file] ?? '';
  const listed = Array.from(source.matchAll(/^export (type )?\{([^}]*)\}/gm), ([, type = '', names = '']) =>
    names.split(',').flatMap((name) => (name.trim() === '' ? [] : `${type}${name.trim()}`)),
  );
  const declared = Array.from(
    source.matchAll(/^export (?:(?:async )?function|const|(interface|type)) (\w+)/gm),
    ([, type, name = '']) => `${type === undefined ? '' : 'type '}${name}`,
  );
  const folder = file.slice(0, file.lastIndexOf('/'));
  const others = Array.from(source.matchAll(/^export \* from '\.\/(.+)';$/gm), ([, other = '']) =>
    exportsOf(`${folder}/${other}`, sources),
  );
  return [...listed.flat(), ...declared, ...others.flat()];
}

/** Returns where the names in stories are imported from. A component comes before an icon of the same name. */
export function originsOf(sources: Sources): Origins {
  const entries = Object.keys(sources).flatMap((file) => /^([^/]+)\/index\.ts$/.exec(file)?.[1] ?? []);
  const parts = entries.filter((entry) => entry !== 'icons' && entry !== 'theme');
  const names = ['icons', ...parts].flatMap((entry) =>
    exportsOf(`${entry}/index.ts`, sources).map((name) => [name, `@hoster/ui/${entry}`] as const),
  );
  return { ...others, ...Object.fromEntries(names) };
}

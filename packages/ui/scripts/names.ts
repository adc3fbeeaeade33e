import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dist, entriesOf, namedExports } from './modules.ts';

const all = (texts: string[], pattern: RegExp): string[] => [
  ...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map((match) => match[1] ?? ''))),
];

const section = (title: string, found: string[]): string =>
  `## ${title}\n\n${found.map((name) => `- \`${name}\`\n`).join('')}`;

/** Names outside of TypeScript that consumers lean on, as Markdown: entries, layers, tokens and data attributes. */
export function names(): string {
  const styles = readFileSync(join(dist, 'styles.css'), 'utf8');
  const scripts = globSync('**/*.js', { cwd: dist, exclude: ['standalone.js'] }).map((file) =>
    readFileSync(join(dist, file), 'utf8'),
  );
  const attribute = (name: string) => all(scripts, new RegExp(`"${name}": "([a-z-]+)"`, 'g')).toSorted();
  const layers = /^@layer ([^;]+);/.exec(styles)?.[1]?.split(',') ?? [];
  return [
    '# Names that CSS, tests and imports use\n\nWritten by scripts/api.ts; a change here is a change for consumers.\n',
    section('Entries', [...namedExports(), ...entriesOf(dist)]),
    section('Cascade layers, weakest first', layers),
    section('Themes: values of `data-theme`', all([styles], /\[data-theme="?([a-z-]+)"?\]/g).toSorted()),
    section('`data-component`', attribute('data-component')),
    section('`data-part`', attribute('data-part')),
    section(
      'Other data attributes',
      all(scripts, /"(data-[a-z-]+)"/g)
        .filter((name) => !['data-component', 'data-part', 'data-theme'].includes(name))
        .toSorted(),
    ),
    section('Tokens', all([styles], /(--hoster-[a-z0-9-]+):/g).toSorted()),
  ].join('\n');
}

/** Checks that the README's table of variables matches the schema. `--write` updates it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeConfig } from '../site/server/config.ts';

const file = join(import.meta.dirname, '../README.md');
const between = /(<!-- config:start -->\n)[\s\S]*?(<!-- config:end -->)/;
const rows = describeConfig().map(
  ({ name, default: fallback, unit, meaning }) =>
    `| \`${name}\` | ${fallback ? `\`${fallback}\`` : ''} | ${unit} | ${meaning} |`,
);
const table = ['| Variable | Default | Unit | Meaning |', '|---|---|---|---|', ...rows, ''].join('\n');
const readme = readFileSync(file, 'utf8');
const right = readme.replace(between, (_all, start: string, end: string) => `${start}${table}${end}`);
if (process.argv.includes('--write')) writeFileSync(file, right);
else if (right !== readme) {
  console.error(
    'README.md: the table of variables differs from site/server/config.ts. Run: node scripts/readme-config.ts --write',
  );
  process.exit(1);
}

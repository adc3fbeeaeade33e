/** Writes the tables of paths in `packages/contract/src`: `npx -y pnpm@12 call-paths`, after adding or changing a call. */
import { writeFileSync } from 'node:fs';
import { calls } from '../packages/contract/src/calls/index.ts';

const lines = Object.entries(calls).map(([name, { method, path }]) => ({
  line: `  ${name}: ['${method}', '${path}'],`,
  isStaff: path.startsWith('/my/api/staff/'),
}));

const tables = [
  {
    file: 'call-paths',
    name: 'callPaths',
    isStaff: false,
    comment:
      'Method and path of every call but those of staff, for the browser: without the schemas, whose library is 22 kB of script.',
  },
  {
    file: 'staff-call-paths',
    name: 'staffCallPaths',
    isStaff: true,
    comment: 'The same of the calls that only staff make, so that nobody else loads them.',
  },
];

for (const { file, name, isStaff, comment } of tables) {
  writeFileSync(
    new URL(`../packages/contract/src/${file}.ts`, import.meta.url),
    `import type { PathsOf } from './paths-of.ts';

// Written by scripts/call-paths.ts. A table that differs from the calls doesn't compile.

/** ${comment} */
export const ${name} = {
${lines
  .filter((each) => each.isStaff === isStaff)
  .map(({ line }) => line)
  .join('\n')}
} as const satisfies PathsOf<'${isStaff ? 'staff' : 'others'}'>;
`,
  );
}

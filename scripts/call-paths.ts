/** Writes `packages/contract/src/call-paths.ts`: `npx -y pnpm@12 call-paths`, after adding or changing a call. */
import { writeFileSync } from 'node:fs';
import { calls } from '../packages/contract/src/calls/index.ts';

const lines = Object.entries(calls).map(([name, { method, path }]) => `  ${name}: ['${method}', '${path}'],`);

writeFileSync(
  new URL('../packages/contract/src/call-paths.ts', import.meta.url),
  `import type { calls } from './calls/index.ts';

// Written by scripts/call-paths.ts. A table that differs from the calls doesn't compile.

type Paths<Calls> = {
  readonly [Name in keyof Calls]: Calls[Name] extends { method: infer Method; path: infer Path }
    ? readonly [Method, Path]
    : never;
};

/** Method and path of every call, for the browser: without the schemas, whose library is 22 kB of script. */
export const callPaths = {
${lines.join('\n')}
} as const satisfies Paths<typeof calls>;
`,
);

/**
 * Everything that must hold, in one command, ending in one line: `N passed, N failed`.
 * A step that has tests of its own reports their numbers; any other counts as one.
 * `test unit e2e` runs only the named steps.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureChromium } from './chromium.ts';

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

interface Step {
  name: string;
  command: string;
  /** Numbers of the step's own tests; absent for a step that is one check. */
  count?: () => Counts;
}

const results = 'test-results';
const readJson = (file: string): unknown => JSON.parse(readFileSync(`${results}/${file}`, 'utf8'));

function vitestCounts(): Counts {
  const json = readJson('unit.json') as Record<
    'numPassedTests' | 'numFailedTests' | 'numPendingTests' | 'numFailedTestSuites',
    number
  >;
  // A file that fails to load has no failed test, only a failed suite.
  const failed = Math.max(json.numFailedTests, json.numFailedTestSuites > 0 ? 1 : 0);
  return { passed: json.numPassedTests, failed, skipped: json.numPendingTests };
}

function playwrightCounts(file: string): Counts {
  const { stats } = readJson(file) as { stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number> };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

const visualCounts = (): Counts => readJson('visual.json') as Counts;

const steps: Step[] = [
  { name: 'types', command: 'pnpm run typecheck' },
  { name: 'lint', command: 'oxlint --type-aware --deny-warnings' },
  { name: 'format', command: 'oxfmt --check' },
  { name: 'dead', command: 'knip' },
  { name: 'messages', command: 'node scripts/messages.ts' },
  { name: 'readme', command: 'node scripts/readme-config.ts' },
  {
    name: 'unit',
    command: `vitest run --reporter=dot --reporter=json --outputFile.json=${results}/unit.json`,
    count: vitestCounts,
  },
  {
    name: 'package',
    command: ['build', 'size', 'api', 'tarball'].map((script) => `pnpm --filter @hoster/ui ${script}`).join(' && '),
  },
  {
    name: 'consumers',
    command: 'playwright test -c consumer-tests/playwright.config.ts',
    count: () => playwrightCounts('consumers.json'),
  },
  { name: 'build', command: 'node scripts/build.ts' },
  { name: 'bytes', command: 'node site/bench/main.ts bytes' },
  { name: 'visual', command: 'node visual-tests/run.ts', count: visualCounts },
  // In the Storybook that the step before has built.
  {
    name: 'browser',
    command: 'playwright test -c browser-tests/playwright.config.ts',
    count: () => playwrightCounts('browser.json'),
  },
  { name: 'e2e', command: 'playwright test', count: () => playwrightCounts('e2e.json') },
];

function run(command: string, env: NodeJS.ProcessEnv): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, stdio: ['ignore', 'inherit', 'inherit'], env });
    child.on('exit', (code) => resolve(code === 0));
    child.on('error', () => resolve(false));
  });
}

async function runStep(step: Step, env: NodeJS.ProcessEnv): Promise<Counts> {
  const ok = await run(step.command, env);
  if (!step.count) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
  try {
    const counts = step.count();
    return { ...counts, failed: ok ? counts.failed : Math.max(counts.failed, 1) };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

const wanted = process.argv.slice(2);
const chosen = wanted.length > 0 ? steps.filter((step) => wanted.includes(step.name)) : steps;
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const env = { ...process.env, CHROMIUM_PATH: ensureChromium() };
const total: Counts = { passed: 0, failed: 0, skipped: 0 };
const table: string[] = [];
for (const step of chosen) {
  const started = performance.now();
  console.log(`\n── ${step.name}: ${step.command}`);
  const counts = await runStep(step, env);
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  table.push(
    `${counts.failed ? 'FAILED' : 'ok    '} ${step.name.padEnd(10)} ${String(counts.passed).padStart(5)} passed ${seconds.padStart(7)} s`,
  );
}
console.log(`\n${table.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`);
process.exit(total.failed > 0 ? 1 : 0);

/**
 * Runs the checks and ends with one line: `N passed, N failed`. Steps with their own tests report their counts; others
 * count as one. `test full` runs all tests, not only the fast ones. `test unit e2e` runs only the named steps, and
 * `test full unit` a step in full.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { ensureChromium } from './chromium.ts';
import { ensureCommand } from './debian.ts';

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

interface Step {
  name: string;
  command: string;
  /** Needs Chromium, which may still be being installed. */
  chromium?: true;
  /** Returns the counts of the step's own tests. Omitted for a single check. */
  count?: () => Counts;
  /** Returns what failed, to be read first when the output is long. Throws if the step left no report. */
  failures?: () => string[];
}

const words = process.argv.slice(2);
const wanted = words.filter((word) => word !== 'full');
// Read by `depth.ts`, in every step.
if (words.includes('full')) process.env['TEST_DEPTH'] = 'full';
/** A page of each size: others share their scripts. */
const visited = words.includes('full') ? '' : ` home 'home ru' catalogue plan 'hosting plan' dedicated contacts login`;

/** Whether a step is part of this run. */
const runs = (name: string): boolean => wanted.length === 0 || wanted.includes(name);

const results = 'test-results';
const readJson = (file: string): unknown => JSON.parse(readFileSync(`${results}/${file}`, 'utf8'));

/** Steps that leave a core idle for half of their time. */
const WAITING: ReadonlySet<string> = new Set(['package', 'build', 'storybook', 'consumers', 'bytes']);
/** Steps that run beside them. More side by side takes longer: two cores that share a cache slow each other down. */
const BESIDE: ReadonlySet<string> = new Set(['types', 'lint', 'format', 'dead', 'messages', 'readme', 'words', 'unit']);

function vitestCounts(): Counts {
  const json = readJson('unit.json') as Record<
    'numPassedTests' | 'numFailedTests' | 'numPendingTests' | 'numFailedTestSuites',
    number
  >;
  // A file that fails to load has a failed suite but no failed tests.
  const failed = Math.max(json.numFailedTests, json.numFailedTestSuites > 0 ? 1 : 0);
  return { passed: json.numPassedTests, failed, skipped: json.numPendingTests };
}

/** The start of an error, without colours. */
const startOf = (error: string): string => stripVTControlCharacters(error).slice(0, 600);

function playwrightCounts(file: string): Counts {
  const { stats } = readJson(file) as { stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number> };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

/** The failed tests of Playwright with the start of their errors. */
function playwrightFailures(file: string): string[] {
  interface Suite {
    suites?: Suite[];
    specs?: {
      ok: boolean;
      file: string;
      line: number;
      title: string;
      tests: { results: { error?: { message?: string } }[] }[];
    }[];
  }
  const ofSuite = ({ suites = [], specs = [] }: Suite): string[] => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ file: at, line, title, tests }) => {
        const message = tests.flatMap(({ results: runs }) => runs.map(({ error }) => error?.message ?? '')).join('\n');
        return `${at}:${line} ${title}\n${startOf(message)}`;
      }),
    ...suites.flatMap(ofSuite),
  ];
  return ofSuite(readJson(file) as Suite);
}

const readVisual = () => readJson('visual.json') as Counts & { failures: string[] };

/** The failed tests of Vitest with the start of their errors. */
function vitestFailures(): string[] {
  interface File {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }
  const { testResults } = readJson('unit.json') as { testResults: File[] };
  return testResults.flatMap(({ name, message, assertionResults }) => [
    // The message of a file that could not be loaded.
    ...(message === '' ? [] : [`${name}\n${startOf(message)}`]),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${name} ${fullName}\n${startOf(failureMessages.join('\n'))}`),
  ]);
}

const steps: Step[] = [
  { name: 'types', command: 'pnpm run types' },
  { name: 'lint', command: 'oxlint --type-aware --deny-warnings' },
  { name: 'format', command: 'oxfmt --check' },
  { name: 'dead', command: 'knip' },
  { name: 'messages', command: 'node scripts/messages.ts' },
  { name: 'readme', command: 'node scripts/readme-config.ts' },
  { name: 'words', command: 'node scripts/words.ts' },
  {
    name: 'unit',
    command: `vitest run --reporter=dot --reporter=json --outputFile.json=${results}/unit.json`,
    count: vitestCounts,
    failures: vitestFailures,
  },
  {
    name: 'package',
    command: ['build', 'size', 'api', 'tarball'].map((script) => `pnpm --filter @hoster/ui ${script}`).join(' && '),
  },
  { name: 'build', command: 'node scripts/build.ts' },
  { name: 'storybook', command: 'storybook build -o storybook-static --quiet --disable-telemetry' },
  // Uses the package.
  {
    name: 'consumers',
    command: 'playwright test -c packages/ui/consumer-tests/playwright.config.ts',
    chromium: true,
    count: () => playwrightCounts('consumers.json'),
    failures: () => playwrightFailures('consumers.json'),
  },
  // The following use the site or Storybook as built.
  { name: 'bytes', command: `node site/bench/main.ts bytes${visited}`, chromium: true },
  {
    name: 'visual',
    command: `node visual-tests/run.ts${runs('storybook') ? ' --no-build' : ''}`,
    chromium: true,
    count: readVisual,
    failures: () => readVisual().failures.map(startOf),
  },
  {
    name: 'browser',
    command: 'playwright test -c packages/ui/browser-tests/playwright.config.ts',
    chromium: true,
    count: () => playwrightCounts('browser.json'),
    failures: () => playwrightFailures('browser.json'),
  },
  {
    name: 'e2e',
    command: 'playwright test',
    chromium: true,
    count: () => playwrightCounts('e2e.json'),
    failures: () => playwrightFailures('e2e.json'),
  },
];

/** @param alone nothing else runs, so lines need no name of their step */
function run({ name, command }: Step, alone: boolean): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, {
      shell: true,
      stdio: ['ignore', alone ? 'inherit' : 'pipe', alone ? 'inherit' : 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) createInterface(stream).on('line', (line) => console.log(`${name.padEnd(9)} │ ${line}`));
    }
    child.on('close', (code) => resolve(code === 0));
    child.on('error', () => resolve(false));
  });
}

async function runStep(step: Step, alone: boolean): Promise<Counts> {
  const ok = await run(step, alone);
  if (!step.count) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
  try {
    const counts = step.count();
    return { ...counts, failed: ok ? counts.failed : Math.max(counts.failed, 1) };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

function failuresOf({ name, failures }: Step): string[] {
  try {
    return failures?.() ?? [];
  } catch {
    return [`${name}: ended before it could write its report`];
  }
}

const unknown = wanted.filter((word) => !steps.some(({ name }) => name === word));
if (unknown.length > 0) {
  console.error(`${unknown.join(', ')}: unknown; known are full ${steps.map(({ name }) => name).join(' ')}`);
  process.exit(2);
}
const chosen = steps.filter(({ name }) => runs(name));
const begun = performance.now();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
// Where it can't be installed, the test that needs it fails.
if (words.includes('full') && runs('unit')) ensureCommand('ssh-keygen', 'openssh-client');
// Installed beside the steps that don't need it.
const chromium = ensureChromium();
chromium.catch(() => undefined);
const total: Counts = { passed: 0, failed: 0, skipped: 0 };
const table: string[] = [];
const failures: string[] = [];

const secondsSince = (start: number): string => ((performance.now() - start) / 1000).toFixed(1).padStart(7);

async function work(step: Step, alone: boolean): Promise<void> {
  if (step.chromium) await chromium;
  const started = performance.now();
  console.log(`\n── ${step.name}: ${step.command}`);
  const counts = await runStep(step, alone);
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
  if (counts.failed > 0) failures.push(...failuresOf(step));
  table.push(
    `${counts.failed ? 'FAILED' : 'ok    '} ${step.name.padEnd(10)} ${String(counts.passed).padStart(5)} passed ${secondsSince(started)} s`,
  );
}

async function inSequence(list: readonly Step[], alone: boolean): Promise<void> {
  for (const step of list) await work(step, alone);
}

// What mostly waits for the disk, for a single core or for a page to be left alone runs beside what computes.
const waiting = chosen.filter(({ name }) => WAITING.has(name));
const computing = chosen.filter(({ name }) => BESIDE.has(name));
await Promise.all([inSequence(waiting, computing.length === 0), inSequence(computing, waiting.length === 0)]);
await inSequence(
  chosen.filter((step) => !waiting.includes(step) && !computing.includes(step)),
  true,
);
console.log(`\n${table.join('\n')}\n       ${'together'.padEnd(23)} ${secondsSince(begun)} s\n`);
// Last: of a long output one reads the end.
if (failures.length > 0) console.log(`${failures.join('\n\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`);
process.exit(total.failed > 0 ? 1 : 0);

/**
 * Compares the package's public API with the reports in `api/`: types and signatures (`*.api.md`, by API Extractor) and
 * names used by CSS and tests (`names.md`). Run after the build.
 *
 *   npx -y pnpm@12 --filter @hoster/ui api            prints what differs, ends with 1
 *   npx -y pnpm@12 --filter @hoster/ui api --update   accepts it
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { dist, entriesOf } from './modules.ts';
import { names } from './names.ts';

const update = process.argv.includes('--update');
const root = join(dist, '..');
const reports = join(root, 'api');
const fresh = mkdtempSync(join(tmpdir(), 'hoster-ui-api-'));

/** Writes the report of one entry into `fresh`. */
function extract(entry: string, name: string): void {
  const config = ExtractorConfig.prepare({
    configObjectFullPath: join(root, 'api-extractor.json'),
    packageJsonFullPath: join(root, 'package.json'),
    configObject: {
      projectFolder: root,
      mainEntryPointFilePath: join(dist, entry, 'index.d.ts'),
      newlineKind: 'lf',
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            target: 'es2024',
            lib: ['es2024', 'dom', 'dom.iterable'],
            module: 'esnext',
            moduleResolution: 'bundler',
            strict: true,
            skipLibCheck: true,
            allowImportingTsExtensions: true,
            noEmit: true,
            types: [],
          },
          files: [join(dist, entry, 'index.d.ts')],
        },
      },
      apiReport: {
        enabled: true,
        reportFileName: name,
        reportFolder: fresh,
        reportTempFolder: join(fresh, 'temp'),
        // Types used by public types are part of the API, whether exported or not.
        includeForgottenExports: true,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        extractorMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
        tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
      },
    },
  });
  const { errorCount } = Extractor.invoke(config, {
    localBuild: true,
    messageCallback: (message) => {
      message.handled = message.logLevel !== ExtractorLogLevel.Error;
    },
  });
  if (errorCount > 0) throw new Error(`API Extractor found ${errorCount} mistakes in the types of ${name}.`);
}

function differs(file: string): boolean {
  const [before, after] = [join(reports, file), join(fresh, file)];
  if (existsSync(before) && readFileSync(before, 'utf8') === readFileSync(after, 'utf8')) return false;
  spawnSync(
    'git',
    ['--no-pager', 'diff', '--no-index', '--unified=1', existsSync(before) ? before : '/dev/null', after],
    {
      stdio: 'inherit',
    },
  );
  return true;
}

mkdirSync(reports, { recursive: true });
try {
  const exported = readFileSync(join(dist, 'index.d.ts'), 'utf8');
  const alone = entriesOf(dist).filter(
    (entry) =>
      !exported.includes(`'./${entry}/`) &&
      /\bexport\b/.test(readFileSync(join(dist, entry, 'index.d.ts'), 'utf8').replace('export {};', '')),
  );
  extract('.', 'index');
  for (const entry of alone) extract(entry, entry);
  writeFileSync(join(fresh, 'names.md'), names());
  const changed = ['index.api.md', ...alone.map((entry) => `${entry}.api.md`), 'names.md'].filter(differs);
  if (update) for (const file of changed) writeFileSync(join(reports, file), readFileSync(join(fresh, file)));
  else if (changed.length > 0) {
    console.error(
      `\nThe public API differs from packages/ui/api (${changed.join(', ')}). To accept the change:` +
        '\n  npx -y pnpm@12 --filter @hoster/ui api --update' +
        '\nThen add a changeset, see packages/ui/VERSIONING.md.',
    );
    process.exitCode = 1;
  }
} finally {
  rmSync(fresh, { recursive: true, force: true });
}

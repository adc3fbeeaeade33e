/** Runs the backend's tests on PostgreSQL: the one from TEST_DATABASE_URL, or a temporary one. */
import { spawn } from 'node:child_process';
import { startPostgres } from './postgres.ts';

const given = process.env['TEST_DATABASE_URL'];
const database = given ? { url: given, stop: () => Promise.resolve() } : await startPostgres();
const tests = spawn('vitest', ['run', '--project', 'server', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, TEST_DATABASE_URL: database.url },
});
const end = (code: number) => void database.stop().then(() => process.exit(code));
tests.on('exit', (code) => end(code ?? 1));
tests.on('error', ({ message }) => {
  console.error(`vitest did not start: ${message}`);
  end(1);
});

import { createBackend, type Backend } from './backend.ts';
import { readConfig } from './config.ts';
import { reasonOf, StartError } from './platform/index.ts';

/** How long running requests may take to finish. */
const drainMilliseconds = 10_000;

/** Runs the backend alone, as the site expects it behind API_ORIGIN. */
async function main(): Promise<void> {
  const { port, host, backend: options } = readConfig(process.env);
  const backend = await createBackend(options);
  stopOnSignal(backend);
  try {
    await backend.app.listen({ port, host });
  } catch (error) {
    await backend.close();
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw new StartError(
      taken
        ? `Port ${port} is already in use. Stop the process that uses it, or set PORT to another port.`
        : `The backend can't listen on ${host}:${port}: ${reasonOf(error)}.`,
      { cause: error },
    );
  }
  const address = backend.app.server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  process.stdout.write(`Backend ready at http://localhost:${actual}\n`);
  if (backend.firstRun) process.stdout.write(`Make the first administrator at ${backend.firstRun}\n`);
}

/** Lets running requests finish, then closes the database. A second signal exits immediately. */
function stopOnSignal(backend: Backend): void {
  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), drainMilliseconds).unref();
    backend.close().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** One sentence for the operator if the reason is known; the whole error if it's a bug of ours. */
function fail(error: unknown): never {
  const text = error instanceof StartError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

await main().catch(fail);

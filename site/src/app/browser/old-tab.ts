import { isOffline, TabError } from './tab-error.ts';

/** The destination and time when a file couldn't be loaded: one full load is tried, not a loop. */
const GUARD_KEY = 'app:reloaded';
/** A second failure within this time doesn't mean an old tab: the error is shown. */
const GUARD_MS = 10_000;

/** Whether an error is a script or style sheet that could not be loaded, in any browser's wording. */
const isLoadFailure = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|Unable to preload CSS|error loading dynamically/i.test(
    error.message,
  );

/**
 * After a deployment, the files of an old tab may be gone. A full navigation to the destination loads the new ones; the
 * browser submits a pending form itself, so that no input is lost. Tries once, then throws a `TabError`. Offline,
 * nothing is reloaded: the screen stays as it is until there is a connection.
 * @param offline called before waiting for the connection; may throw instead
 */
export async function orReload<T>(
  request: Request,
  run: () => Promise<T>,
  offline: (error: unknown) => void = () => undefined,
): Promise<T> {
  for (let reported = false; ; reported = true) {
    try {
      // One try after the other.
      // oxlint-disable-next-line no-await-in-loop
      return await run();
    } catch (error) {
      if (import.meta.env.SSR || !isLoadFailure(error)) throw error;
      // oxlint-disable-next-line no-await-in-loop
      if (await isReachable()) return reloaded(request, error);
      if (!reported) offline(error);
      // oxlint-disable-next-line no-await-in-loop
      await connection();
    }
  }
}

/** Starts a full load. @throws TabError when that has just been tried */
async function reloaded(request: Request, error: unknown): Promise<never> {
  if (!isFirstTry(request.url)) throw new TabError('new-version', error);
  if (request.method === 'POST') sendNatively(request.url, await request.formData());
  else window.location.assign(request.url);
  // The page is unloading: nothing more needs to be shown.
  return new Promise(() => undefined);
}

/** Whether the site can be reached. Browsers detect a broken connection late or never. */
const isReachable = async (): Promise<boolean> =>
  !isOffline() &&
  fetch('/livez', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** Milliseconds between checks for a connection that the browser doesn't report. */
const LOOK_AGAIN_MS = 5000;

/** Resolves when there may be a connection again. */
const connection = () =>
  new Promise<void>((resolve) => {
    window.addEventListener('online', () => resolve(), { signal: AbortSignal.timeout(LOOK_AGAIN_MS) });
    setTimeout(resolve, LOOK_AGAIN_MS);
  });

/** Whether a full load of that address hasn't just been tried. */
function isFirstTry(address: string, now: number = Date.now()): boolean {
  try {
    const [tried, at] = (sessionStorage.getItem(GUARD_KEY) ?? '').split(' ');
    if (tried === address && now - Number(at) < GUARD_MS) return false;
    sessionStorage.setItem(GUARD_KEY, `${address} ${now}`);
    return true;
  } catch {
    // The try can't be stored: better no try than a loop.
    return false;
  }
}

/** Sends a form as without script; the host runs the same action. */
function sendNatively(action: string, values: FormData): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  for (const [name, value] of values) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = typeof value === 'string' ? value : '';
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}

import { isOffline, TabError } from './tab-error.ts';

/** Where the visitor was going when a file could not be had, and when: one full load is tried, not a loop of them. */
const GUARD_KEY = 'app:reloaded';
/** A second failure within this time is no old tab: the error is shown. */
const GUARD_MS = 10_000;

/** Whether an error is a script or style sheet that could not be loaded, as any browser words it. */
const isLoadFailure = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|Unable to preload CSS|error loading dynamically/i.test(
    error.message,
  );

/**
 * After a deployment the files of an old tab may be gone. A full navigation to the address wanted brings the new ones;
 * the browser submits a pending form itself, so that no input is lost. Tries once, then throws a `TabError`. Without a
 * connection nothing is loaded anew: what is on screen stays until there is one.
 * @param offline called before waiting for the connection; may throw instead
 */
export async function orReload<T>(
  request: Request,
  run: () => Promise<T>,
  offline: (error: unknown) => void = () => undefined,
): Promise<T> {
  for (let told = false; ; told = true) {
    try {
      // One try after the other.
      // oxlint-disable-next-line no-await-in-loop
      return await run();
    } catch (error) {
      if (import.meta.env.SSR || !isLoadFailure(error)) throw error;
      // oxlint-disable-next-line no-await-in-loop
      if (await isReachable()) return reloaded(request, error);
      if (!told) offline(error);
      // oxlint-disable-next-line no-await-in-loop
      await connection();
    }
  }
}

/** Leaves for a full load. @throws TabError when that has just been tried */
async function reloaded(request: Request, error: unknown): Promise<never> {
  if (!isFirstTry(request.url)) throw new TabError('new-version', error);
  if (request.method === 'POST') sendNatively(request.url, await request.formData());
  else window.location.assign(request.url);
  // The page is being left: there is nothing to show any more.
  return new Promise(() => undefined);
}

/** Whether the site can be reached at all. Browsers notice a broken connection late or never. */
const isReachable = async (): Promise<boolean> =>
  !isOffline() &&
  fetch('/livez', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** Milliseconds after which a connection is looked for that the browser says nothing of. */
const LOOK_AGAIN_MS = 5000;

/** Ends when there may be a connection again. */
const connection = () =>
  new Promise<void>((resolve) => {
    window.addEventListener('online', () => resolve(), { signal: AbortSignal.timeout(LOOK_AGAIN_MS) });
    setTimeout(resolve, LOOK_AGAIN_MS);
  });

/** Whether a full load of that address has not been tried a moment ago. */
function isFirstTry(address: string, now: number = Date.now()): boolean {
  try {
    const [tried, at] = (sessionStorage.getItem(GUARD_KEY) ?? '').split(' ');
    if (tried === address && now - Number(at) < GUARD_MS) return false;
    sessionStorage.setItem(GUARD_KEY, `${address} ${now}`);
    return true;
  } catch {
    // It cannot be remembered: better no try than a loop.
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

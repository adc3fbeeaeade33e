/**
 * Thrown when the backend can't start for a reason that the operator can fix. The message is one whole sentence, shown
 * without a stack trace.
 */
export class StartError extends Error {
  override name = 'StartError';
}

/** The system's code and message of an error (`EACCES: permission denied`), without its path. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message.replace(/, \w+ '.*$/, '') : String(error);
}

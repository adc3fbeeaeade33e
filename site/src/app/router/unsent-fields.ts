/** A form that wasn't accepted. */
export interface Unsent {
  /** Names and values, in their order. */
  readonly fields: readonly (readonly [name: string, value: string])[];
  /** Whether it had files, too: a page can't keep them. */
  readonly hadFiles: boolean;
}

/** Fields whose values are never sent back in a page; their form is shown without them. */
const SECRET = /password|secret|totp|^code$/;

/**
 * Data of the form sent to a failed page, so that it can be sent again without script.
 * @returns null where nothing was sent
 */
export async function unsentOf(request: Request | null): Promise<Unsent | null> {
  const form = await request?.formData().catch(() => null);
  if (!form) return null;
  const fields: [string, string][] = [];
  let hadFiles = false;
  for (const [name, value] of form) {
    // A field without a file is sent, too: as an empty one without a name.
    if (typeof value !== 'string') hadFiles ||= value.name !== '';
    else if (!SECRET.test(name)) fields.push([name, value]);
  }
  return { fields, hadFiles };
}

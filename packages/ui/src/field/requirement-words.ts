export interface RequirementWords {
  /** "required" */
  required: string;
  /** "optional" */
  optional: string;
}

/**
 * Marks either required or optional fields, whichever are rarer in a form, so that a form of required fields shows
 * "optional" once instead of "required" ten times. `const mark = requirementWords(words, [true, true, false])`, then
 * `<TextField required={…} requirement={mark(…)}>`.
 */
export function requirementWords(words: RequirementWords, fields: readonly boolean[]) {
  const required = fields.filter(Boolean).length;
  const rarer = required * 2 < fields.length;
  return (isRequired: boolean): string | undefined =>
    isRequired === rarer ? words[rarer ? 'required' : 'optional'] : undefined;
}

export interface RequirementWords {
  /** "required" */
  required: string;
  /** "optional" */
  optional: string;
}

/**
 * One wording for a whole form: marks the rarer kind of its fields, so that a form of required fields says "optional"
 * once instead of "required" ten times. `const mark = requirementWords(words, [true, true, false])`, then
 * `<TextField required={…} requirement={mark(…)}>`.
 */
export function requirementWords(words: RequirementWords, fields: readonly boolean[]) {
  const required = fields.filter(Boolean).length;
  const rarer = required * 2 < fields.length;
  return (isRequired: boolean): string | undefined =>
    isRequired === rarer ? words[rarer ? 'required' : 'optional'] : undefined;
}

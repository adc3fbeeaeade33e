/** Runs a check of every component. Returns the components that fail, each with its reason. */
export function failuresOf<Subject>(
  subjects: Iterable<readonly [name: string, subject: Subject]>,
  check: (name: string, subject: Subject) => void,
): string[] {
  return Array.from(subjects).flatMap(([name, subject]) => {
    try {
      check(name, subject);
      return [];
    } catch (cause) {
      return [`${name}: ${cause instanceof Error ? cause.message : String(cause)}`];
    }
  });
}

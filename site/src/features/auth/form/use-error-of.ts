import type { AuthProblem } from './auth-errors.ts';
import { useProblemText } from './use-problem-text.ts';

/** Error message to show beside a field; undefined when there is none. */
export type FieldErrorOf = (field: string) => string[] | undefined;

/** Returns the error messages of a form by field. */
export function useErrorOf(problems: readonly AuthProblem[]): FieldErrorOf {
  const problemText = useProblemText();
  return (field) => {
    const texts = problems.filter((problem) => problem.field === field).map(problemText);
    return texts.length > 0 ? texts : undefined;
  };
}

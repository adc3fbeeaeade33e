import type { AuthProblem } from './auth-errors.ts';
import { useProblemText } from './use-problem-text.ts';

/** What is wrong with a field, ready to be put beside it; undefined when nothing is. */
export type FieldErrorOf = (field: string) => string[] | undefined;

/** Finds the problems of a form by field, in words. */
export function useErrorOf(problems: readonly AuthProblem[]): FieldErrorOf {
  const problemText = useProblemText();
  return (field) => {
    const texts = problems.filter((problem) => problem.field === field).map(problemText);
    return texts.length > 0 ? texts : undefined;
  };
}

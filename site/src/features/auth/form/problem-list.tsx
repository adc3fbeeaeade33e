import { FormErrors } from '@hoster/ui/form-errors';
import { useIntl } from 'react-intl';
import type { AuthProblem } from './auth-errors.ts';
import { useProblemText } from './use-problem-text.ts';

/** Id and label of a field. */
export type FormFields = Readonly<Record<string, { id: string; label?: string }>>;

interface ProblemListProps {
  problems: readonly AuthProblem[];
  /** The fields by the names that errors use: a problem of one of them links to it. */
  fields: FormFields;
  /** Heading level of the title. @default 3 */
  level?: 2 | 3;
}

/** Error summary above a form. */
export function ProblemList({ problems, fields, level = 3 }: ProblemListProps) {
  const { formatMessage } = useIntl();
  const problemText = useProblemText();
  const errors = problems.map((problem) => {
    const field = problem.field === null ? undefined : fields[problem.field];
    const text = problemText(problem);
    // "This field is required" is meaningless without the field's name.
    return {
      fieldId: field?.id,
      text: problem.say === 'required' && field?.label ? `${field.label}: ${text}` : text,
    };
  });
  return (
    <FormErrors
      level={level}
      title={
        problems.every(({ field }) => field === null)
          ? formatMessage({
              id: 'auth.error.failed',
              defaultMessage: 'Something went wrong',
              description: 'Title above a form that was refused, though no field of it is wrong',
            })
          : formatMessage(
              {
                id: 'auth.error.summary',
                defaultMessage: '{count, plural, one {Fix # issue to continue} other {Fix # issues to continue}}',
                description: 'Title of the list of errors above a form',
              },
              { count: problems.length },
            )
      }
      errors={errors}
      attempt={problems}
    />
  );
}

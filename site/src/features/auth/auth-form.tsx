import { Button } from '@hoster/ui/button';
import { FormErrors } from '@hoster/ui/form-errors';
import { type ReactNode, type SubmitEvent, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigation } from 'react-router-dom';
import { type AuthProblem, authProblems } from './auth-errors.ts';
import * as css from './auth-form.css.ts';
import { useProblemText } from './use-problem-text.ts';

/** What is wrong with a field, ready to be put beside it; undefined when nothing is. */
export type FieldErrorOf = (field: string) => string[] | undefined;

/** Where a field stands, and what it is called. */
export type FormFields = Readonly<Record<string, { id: string; label?: string }>>;

interface AuthFormProps {
  /** Where the form goes without script. */
  action: string;
  /** The fields by the names that errors use; a problem of another name stands above the form. One object, kept. */
  fields: FormFields;
  /** Problems that the server found before this page was made (form sent without script). */
  problems: readonly AuthProblem[];
  submitLabel: string;
  /** What the button says while the form is under way. */
  busyLabel: string;
  /** Sends the form with script. Throws what the call throws. */
  onSend: (form: FormData) => Promise<void>;
  children: (errorOf: FieldErrorOf) => ReactNode;
  /** Below the button. */
  footer?: ReactNode;
}

/**
 * A form of signing in: sent by script where there is script, by the browser elsewhere. Keeps what was typed, says
 * beside each field what is wrong and above the form all of it, and cannot be sent twice at once.
 */
export function AuthForm(props: AuthFormProps) {
  const { action, fields, submitLabel, busyLabel, onSend, children, footer } = props;
  const intl = useIntl();
  const problemText = useProblemText();
  const navigating = useNavigation().state !== 'idle';
  const [problems, setProblems] = useState(props.problems);
  const [sending, setSending] = useState(false);
  const underWay = useRef(false);

  const send = async (form: FormData): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    setSending(true);
    try {
      await onSend(form);
      setProblems([]);
    } catch (error) {
      const found = authProblems(error);
      if (!found) throw error;
      setProblems(found);
    } finally {
      underWay.current = false;
      setSending(false);
    }
  };

  const errorOf: FieldErrorOf = (field) => {
    const texts = problems.filter((problem) => problem.field === field).map(problemText);
    return texts.length > 0 ? texts : undefined;
  };

  // The same list until there is a new answer: each new one takes the focus.
  const summary = useMemo(
    () =>
      problems.map((problem) => {
        const field = problem.field === null ? undefined : fields[problem.field];
        const text = problemText(problem);
        // "This field is required" says nothing without the field.
        return {
          fieldId: field?.id,
          text: problem.say === 'required' && field?.label ? `${field.label}: ${text}` : text,
        };
      }),
    [problems, fields, problemText],
  );

  return (
    <form
      method="post"
      action={action}
      className={css.form}
      // The messages of this form are ours: they are translated, stay on the page and are read out.
      noValidate
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void send(new FormData(event.currentTarget));
      }}
    >
      <FormErrors
        title={intl.formatMessage(
          {
            id: 'auth.error.summary',
            defaultMessage:
              '{count, plural, one {One thing needs your attention} other {# things need your attention}}',
            description: 'Title of the list of errors above a form',
          },
          { count: problems.length },
        )}
        errors={summary}
      />
      <div className={css.fields}>{children(errorOf)}</div>
      <div className={css.actions}>
        <Button
          type="submit"
          variant="action"
          size="large"
          stretched
          loading={sending || navigating}
          loadingLabel={busyLabel}
        >
          {submitLabel}
        </Button>
        {footer}
      </div>
    </form>
  );
}

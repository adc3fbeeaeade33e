import { Button } from '@hoster/ui/button';
import { FormErrors } from '@hoster/ui/form-errors';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigation } from 'react-router-dom';
import { type AuthProblem, authProblems } from './auth-errors.ts';
import * as css from './auth-form.css.ts';
import { useProblemText } from './use-problem-text.ts';

/** What is wrong with a field, ready to be put beside it; undefined when nothing is. */
export type FieldErrorOf = (field: string) => string[] | undefined;

interface AuthFormProps {
  /** Where the form goes without script. */
  action: string;
  /** Ids of the fields by the names that errors use; a problem of another name stands above the form. */
  fieldIds: Record<string, string>;
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
  const { action, fieldIds, submitLabel, busyLabel, onSend, children, footer } = props;
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
        errors={problems.map((problem) => ({
          fieldId: problem.field === null ? undefined : fieldIds[problem.field],
          text: problemText(problem),
        }))}
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

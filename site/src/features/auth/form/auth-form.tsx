import { Stack } from '@hoster/ui/stack';
import { Button } from '@hoster/ui/button';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { type AuthProblem, authProblems } from './auth-errors.ts';
import { type FormFields, ProblemList } from './problem-list.tsx';
import { type FieldErrorOf, useErrorOf } from './use-error-of.ts';

export interface AuthFormProps {
  /** Where the form goes without script. */
  action: string;
  /** Fields by the names that errors use. Errors with other names appear above the form. Must be a stable object. */
  fields: FormFields;
  /** Errors of a form sent without script, or before hydration. */
  problems: readonly AuthProblem[];
  submitLabel: string;
  /** What the button sends, where the form has another one. */
  submitValue?: { name: string; value: string };
  /** Label of the button while the form is being sent. */
  busyLabel: string;
  /** Whether the form is beside another one that most visitors need. */
  secondary?: boolean;
  /** Sends the form with script. Throws the call's errors, or returns the problems. */
  onSend: (form: FormData) => Promise<readonly AuthProblem[] | void>;
  children: (errorOf: FieldErrorOf, problems: readonly AuthProblem[]) => ReactNode;
  /** Shown below the button. */
  footer?: ReactNode;
}

/**
 * Sign-in form, sent by script where available, else by the browser. Keeps what was typed, and shows errors beside each
 * field and a summary above the form. It can't be submitted twice.
 */
export function AuthForm(props: AuthFormProps) {
  const { action, fields, submitLabel, submitValue, busyLabel, secondary, onSend, children, footer } = props;
  const navigating = useNavigation().state !== 'idle';
  const [problems, setProblems] = useState(props.problems);
  const [received, setReceived] = useState(props.problems);
  // The form was sent before hydration: the router has the answer.
  if (received !== props.problems && props.problems.length > 0) {
    setReceived(props.problems);
    setProblems(props.problems);
  }
  const [sending, setSending] = useState(false);
  const underWay = useRef(false);

  const send = async (form: FormData): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    setSending(true);
    try {
      setProblems((await onSend(form)) ?? []);
    } catch (error) {
      const found = authProblems(error);
      if (!found) throw error;
      setProblems(found);
    } finally {
      underWay.current = false;
      setSending(false);
    }
  };

  const errorOf = useErrorOf(problems);

  return (
    <form
      method="post"
      action={action}
      // Own messages instead of the browser's: they are translated, stay on the page and are read out.
      noValidate
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void send(new FormData(event.currentTarget, event.nativeEvent.submitter));
      }}
    >
      <Stack gap={24}>
        <ProblemList problems={problems} fields={fields} level={2} />
        <Stack>{children(errorOf, problems)}</Stack>
        <Stack gap={12}>
          <Button
            type="submit"
            {...submitValue}
            {...(!secondary && { variant: 'action', size: 'large' })}
            stretched
            loading={sending || navigating}
            loadingLabel={busyLabel}
          >
            {submitLabel}
          </Button>
          {footer}
        </Stack>
      </Stack>
    </form>
  );
}

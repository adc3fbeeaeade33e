import { Stack } from '@hoster/ui/stack';
import { Button } from '@hoster/ui/button';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { type AuthProblem, authProblems } from './auth-errors.ts';
import { type FormFields, ProblemList } from './problem-list.tsx';
import { type FieldErrorOf, useErrorOf } from './use-error-of.ts';

interface AuthFormProps {
  /** Where the form goes without script. */
  action: string;
  /** Fields by the names that errors use. Errors with other names appear above the form. Must be a stable object. */
  fields: FormFields;
  /** Problems that the server found in a form sent without script, or before this one was hydrated. */
  problems: readonly AuthProblem[];
  submitLabel: string;
  /** What the button says while the form is under way. */
  busyLabel: string;
  /** Sends the form with script. Throws what the call throws, or gives what was wrong all the same. */
  onSend: (form: FormData) => Promise<readonly AuthProblem[] | void>;
  children: (errorOf: FieldErrorOf) => ReactNode;
  /** Below the button. */
  footer?: ReactNode;
}

/**
 * A form of signing in: sent by script where there is script, by the browser elsewhere. Keeps what was typed, says
 * errors beside each field and a summary above the form. It can't be submitted twice.
 */
export function AuthForm(props: AuthFormProps) {
  const { action, fields, submitLabel, busyLabel, onSend, children, footer } = props;
  const navigating = useNavigation().state !== 'idle';
  const [problems, setProblems] = useState(props.problems);
  const [told, setTold] = useState(props.problems);
  // The form was sent before it was hydrated: the router brings the answer.
  if (told !== props.problems && props.problems.length > 0) {
    setTold(props.problems);
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
      // The messages of this form are ours: they are translated, stay on the page and are read out.
      noValidate
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void send(new FormData(event.currentTarget));
      }}
    >
      <Stack gap={24}>
        <ProblemList problems={problems} fields={fields} level={2} />
        <Stack>{children(errorOf)}</Stack>
        <Stack gap={12}>
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
        </Stack>
      </Stack>
    </form>
  );
}

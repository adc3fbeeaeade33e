import type { OperationKind } from '@hoster/contract';
import { ConfirmDialog } from '@hoster/ui/confirm-dialog';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { SmallForm } from '../../../features/auth/identity-check/small-form.tsx';
import { buttons, questions, refusals, words } from './words.ts';

interface OperationFormProps {
  kind: OperationKind;
  /** Name of the service. */
  name: string;
  /** Whether it waits for another operation. The button stays, so that the focus does, too. */
  waits?: boolean;
}

/** Button that starts an operation, or opens a one-time address; with script and without. */
export function OperationForm({ kind, name, waits = false }: OperationFormProps) {
  const { formatMessage } = useIntl();
  const [asks, setAsks] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const question = questions[kind];
  return (
    <>
      <SmallForm
        ref={button}
        fields={{ intent: kind === 'login_link' ? 'open' : 'operate', kind }}
        variant="secondary"
        size="small"
        busyLabel={formatMessage(words.busy)}
        disabledReason={waits ? formatMessage(refusals.busy) : undefined}
        onClick={
          question &&
          ((event) => {
            event.preventDefault();
            setAsks(true);
          })
        }
      >
        {formatMessage(buttons[kind])}
      </SmallForm>
      {question ? (
        <ConfirmDialog
          open={asks}
          returnFocus={button}
          title={formatMessage(question, { name })}
          description={formatMessage(words.interrupts)}
          confirmLabel={formatMessage(buttons[kind])}
          cancelLabel={formatMessage(words.cancel)}
          onCancel={() => setAsks(false)}
          onConfirm={() => {
            setAsks(false);
            button.current?.form?.requestSubmit();
          }}
        />
      ) : null}
    </>
  );
}

import type { OperationKind } from '@hoster/contract';
import { useIntl } from 'react-intl';
import { SmallForm } from '../../../features/auth/identity-check/small-form.tsx';
import { buttons, words } from './words.ts';

interface OperationFormProps {
  kind: OperationKind;
}

/** Button that starts an operation, or opens a one-time address; with script and without. */
export function OperationForm({ kind }: OperationFormProps) {
  const { formatMessage } = useIntl();
  const intent = kind === 'login_link' ? 'open' : 'operate';
  return (
    <SmallForm fields={{ intent, kind }} variant="secondary" size="small" busyLabel={formatMessage(words.busy)}>
      {formatMessage(buttons[kind])}
    </SmallForm>
  );
}

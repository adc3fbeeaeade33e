import { Callout } from '@hoster/ui/callout';
import { useIntl } from 'react-intl';
import { SessionEnded } from './session-ended.tsx';
import { CheckFields, labelledErrors } from '../../../parts/form/check-fields.tsx';
import type { FormRefused } from './staff-form-refused.ts';

/** Why a form of staff was refused, above its fields. */
export function FormNotes({
  fieldOf,
  next,
  refused,
}: {
  refused: FormRefused | undefined;
  /** Address to come back to after signing in. */
  next: string;
  fieldOf: (name: string) => { fieldId: string; label: string } | undefined;
}) {
  const { formatMessage } = useIntl();
  if (!refused) return null;
  if (refused.reason === 'session-ended') return <SessionEnded next={next} />;
  if (refused.reason === 'fields') {
    return <CheckFields errors={labelledErrors(refused.errors, fieldOf)} attempt={refused} level={3} />;
  }
  return (
    <Callout tone="danger" role="alert">
      {refused.text ||
        formatMessage({
          id: 'staff.form.failed',
          defaultMessage: 'We couldn’t save this. Try again.',
          description: 'Error of a form of staff',
        })}
    </Callout>
  );
}

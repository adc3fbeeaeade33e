import { Callout } from '@hoster/ui/callout';
import { useIntl } from 'react-intl';
import { SessionEnded } from '../../features/auth/session/session-ended.tsx';
import { CheckFields, labelledErrors } from '../../parts/form/check-fields.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import { fieldOfError } from './form.ts';
import type { route, TaskRefused } from './route.ts';
import { fieldWords, words } from './words.ts';

/** Why a task wasn't finished, above its form. */
export function TaskProblems({ refused }: { refused: TaskRefused | undefined }) {
  const { formatMessage } = useIntl();
  const { id } = usePageData<typeof route>();
  if (!refused) return null;
  if (refused.reason === 'session-ended') return <SessionEnded next={`/admin/tasks/${id}/`} />;
  if (refused.reason !== 'fields') {
    return (
      <Callout tone="danger" role="alert">
        <p>{formatMessage(words[refused.reason])}</p>
      </Callout>
    );
  }
  const errors = labelledErrors(refused.errors, (name) => {
    const field = fieldOfError(name);
    const prefix = refused.intent === 'refuse' ? 'refusal' : 'task';
    return field && { fieldId: `${prefix}-${field}`, label: formatMessage(fieldWords[field]) };
  });
  return <CheckFields errors={errors} attempt={refused} level={3} />;
}

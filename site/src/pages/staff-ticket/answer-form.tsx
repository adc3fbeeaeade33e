import type { TicketDraft } from '@hoster/contract';
import { Button } from '@hoster/ui/button';
import { Checkbox } from '@hoster/ui/checkbox';
import { Inline } from '@hoster/ui/inline';
import { Select } from '@hoster/ui/select';
import { Stack } from '@hoster/ui/stack';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useActionData, useNavigation } from 'react-router-dom';
import { sayAnswering } from '../../api/tickets.ts';
import { useApp } from '../../app/app-context.tsx';
import { FormProblems } from '../../features/tickets/form-problems.tsx';
import { MessageEditor } from '../../features/tickets/message-editor.tsx';
import type { TicketRefused } from '../../features/tickets/send.ts';
import { useSavedDraft } from '../../features/tickets/use-saved-draft.ts';
import type { DeskRefused } from './desk-form.ts';
import { words } from './words.ts';

/** Ids of the fields, by their names. */
export const fieldIds = {
  body: 'answer-body',
  file: 'answer-files',
  attachments: 'answer-files',
  status: 'answer-status',
};
/** Milliseconds after which the customer’s page hears again that somebody is writing. */
const SAID_AGAIN = 30_000;

interface AnswerFormProps {
  draft: TicketDraft;
  id: number;
  /** Text that is put below the draft; null for none. */
  canned: string | null;
}

/** Form for an answer of staff, or a note. */
export function AnswerForm({ canned, draft, id }: AnswerFormProps) {
  const app = useApp();
  const { formatMessage } = useIntl();
  const answer = useActionData<TicketRefused | DeskRefused>();
  const refused = answer && 'desk' in answer ? undefined : answer;
  const busy = useNavigation().formData?.has('body') === true;
  const { change, isSaved, stop } = useSavedDraft(id, draft);
  const said = useRef(0);
  const write = (body: string) => {
    change({ body });
    if (body === '' || Date.now() - said.current < SAID_AGAIN) return;
    said.current = Date.now();
    void sayAnswering(app, id);
  };
  return (
    <form
      method="post"
      action={`/admin/tickets/${id}/`}
      encType="multipart/form-data"
      noValidate
      data-keep-scroll
      onSubmit={stop}
    >
      <Stack gap={24}>
        <FormProblems refused={refused} fieldIds={fieldIds} />
        <MessageEditor
          fieldIds={fieldIds}
          draftOf={id}
          draft={canned === null ? draft : { ...draft, body: [draft.body, canned].filter(Boolean).join('\n\n') }}
          refused={refused}
          onValueChange={write}
          isSaved={isSaved}
        />
        <Select
          id={fieldIds.status}
          name="status"
          label={formatMessage(words.nextStatus)}
          defaultValue={refused?.values['status'] ?? 'answered'}
          options={[
            { value: 'answered', label: formatMessage(words.answered) },
            { value: 'waiting', label: formatMessage(words.waiting) },
            { value: 'closed', label: formatMessage(words.closed) },
          ]}
        />
        <Checkbox
          name="note"
          label={formatMessage(words.note)}
          defaultChecked={refused?.values['note'] !== undefined}
        />
        <Inline>
          <Button type="submit" variant="action" loading={busy} loadingLabel={formatMessage(words.sending)}>
            {formatMessage(words.send)}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

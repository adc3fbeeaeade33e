import type { TicketDetails, TicketDraft } from '@hoster/contract';
import { Button } from '@hoster/ui/button';
import { Inline } from '@hoster/ui/inline';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { useIntl } from 'react-intl';
import { useActionData, useNavigation } from 'react-router-dom';
import { FormProblems } from '../../features/tickets/form-problems.tsx';
import { MessageEditor } from '../../features/tickets/message-editor.tsx';
import type { TicketRefused } from '../../features/tickets/send.ts';
import { useSavedDraft } from '../../features/tickets/use-saved-draft.ts';
import { words } from './words.ts';

const fieldIds = { body: 'reply-body', file: 'reply-files', attachments: 'reply-files' };

/** Form for a reply. What is typed is kept on the server. */
export function ReplyForm({ draft, ticket: { id, status } }: { draft: TicketDraft; ticket: TicketDetails }) {
  const { formatMessage } = useIntl();
  const refused = useActionData<TicketRefused>();
  const busy = useNavigation().formData?.has('body') === true;
  const { change, isSaved, stop } = useSavedDraft(id, draft);
  return (
    <form
      method="post"
      action={`/my/tickets/${id}/`}
      encType="multipart/form-data"
      noValidate
      data-keep-scroll
      onSubmit={stop}
    >
      <Stack gap={24}>
        <FormProblems refused={refused} fieldIds={fieldIds} />
        {status === 'closed' ? <Text tone="muted">{formatMessage(words.closedText)}</Text> : null}
        <MessageEditor
          label={formatMessage(words.yourReply)}
          fieldIds={fieldIds}
          draftOf={id}
          draft={draft}
          refused={refused}
          onValueChange={(body) => change({ body })}
          isSaved={isSaved}
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

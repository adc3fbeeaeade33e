import { ticketLimits } from '@hoster/contract/lists';
import type { TicketDepartment, TicketDraft, TicketDraftInput, TicketOptions, TicketPriority } from '@hoster/contract';
import { Button } from '@hoster/ui/button';
import { Callout } from '@hoster/ui/callout';
import { Grid } from '@hoster/ui/grid';
import { Inline } from '@hoster/ui/inline';
import { Select } from '@hoster/ui/select';
import { Stack } from '@hoster/ui/stack';
import { TextField } from '@hoster/ui/text-field';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useActionData, useNavigation } from 'react-router-dom';
import { useEarlyChanges } from '../../app/browser/use-early-changes.ts';
import { formText } from '../../app/router/form-text.ts';
import { SuggestedArticles } from '../../features/help/suggested-articles.tsx';
import { FormProblems } from '../../features/tickets/form-problems.tsx';
import { MessageEditor } from '../../features/tickets/message-editor.tsx';
import type { TicketRefused } from '../../features/tickets/send.ts';
import { useSavedDraft } from '../../features/tickets/use-saved-draft.ts';
import { departmentWords, priorityWords } from '../../features/tickets/words.ts';
import { words } from './words.ts';

interface TicketFormProps extends TicketOptions {
  draft: TicketDraft;
  /** The service that the address names. */
  service: number | null;
  /** The invoice that the address names. */
  invoice: string | null;
}

const fieldIds = {
  subject: 'ticket-subject',
  body: 'ticket-body',
  service: 'ticket-service',
  department: 'ticket-department',
  priority: 'ticket-priority',
  file: 'ticket-files',
  attachments: 'ticket-files',
};
const departments = Object.keys(departmentWords) as TicketDepartment[];
const priorities = Object.keys(priorityWords) as TicketPriority[];

const textsOf = (form: HTMLFormElement): Partial<TicketDraftInput> => {
  const data = new FormData(form);
  return {
    subject: formText(data, 'subject'),
    body: formText(data, 'body'),
    service: Number(formText(data, 'service')) || null,
    department: formText(data, 'department') as TicketDepartment,
    priority: (formText(data, 'priority') || 'normal') as TicketPriority,
  };
};

/** Form for a new ticket. What is typed is kept on the server. */
export function TicketForm({ draft, service: named, invoice, services }: TicketFormProps) {
  const { formatMessage } = useIntl();
  const refused = useActionData<TicketRefused>();
  const busy = useNavigation().formMethod === 'POST';
  const typed = refused?.values;
  // A draft about something else is kept.
  const asksBilling = invoice !== null && draft.subject === '';
  const initial = {
    subject: typed?.['subject'] ?? (asksBilling ? formatMessage(words.ofInvoice, { number: invoice }) : draft.subject),
    service: typed?.['service'] ?? String(draft.service ?? named ?? ''),
    department: typed?.['department'] ?? (asksBilling ? 'billing' : draft.department),
    priority: typed?.['priority'] ?? draft.priority,
  };
  const [subject, setSubject] = useState(initial.subject);
  const [service, setService] = useState(initial.service);
  const form = useRef<HTMLFormElement>(null);
  const { change, isSaved, stop } = useSavedDraft('new', draft);
  const changed = (from: HTMLFormElement) => {
    const texts = textsOf(from);
    setSubject(texts.subject ?? '');
    setService(texts.service ? String(texts.service) : '');
    change(texts);
  };
  useEarlyChanges(form, changed);
  const isLowest = services.some((one) => String(one.id) === service && one.is_lowest);
  return (
    <form
      ref={form}
      method="post"
      action="/my/tickets/new/"
      encType="multipart/form-data"
      noValidate
      onSubmit={stop}
      onInput={({ currentTarget }) => changed(currentTarget)}
    >
      <Stack gap={24}>
        <FormProblems refused={refused} fieldIds={fieldIds} />
        <Grid columns={{ base: 1, sm: 2 }} gap={{ base: 24, sm: 16 }}>
          <Select
            id={fieldIds.service}
            name="service"
            label={formatMessage(words.service)}
            defaultValue={initial.service}
            error={refused?.errors['service']}
            options={[
              { value: '', label: formatMessage(words.noService) },
              ...services.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
          <Select
            id={fieldIds.department}
            name="department"
            label={formatMessage(words.department)}
            defaultValue={initial.department}
            error={refused?.errors['department']}
            options={departments.map((value) => ({ value, label: formatMessage(departmentWords[value]) }))}
          />
        </Grid>
        <Stack gap={12}>
          <TextField
            id={fieldIds.subject}
            name="subject"
            label={formatMessage(words.subject)}
            defaultValue={initial.subject}
            error={refused?.errors['subject']}
            maxLength={ticketLimits.subject}
            required
          />
          <SuggestedArticles subject={subject} />
        </Stack>
        <MessageEditor fieldIds={fieldIds} draftOf="new" draft={draft} refused={refused} rows={10} isSaved={isSaved} />
        {isLowest ? (
          <Callout>
            <p>{formatMessage(words.lowest)}</p>
          </Callout>
        ) : (
          <Select
            id={fieldIds.priority}
            name="priority"
            label={formatMessage(words.priority)}
            hint={services.some((one) => one.is_lowest) ? formatMessage(words.lowestRule) : undefined}
            defaultValue={initial.priority}
            error={refused?.errors['priority']}
            options={priorities.map((value) => ({ value, label: formatMessage(priorityWords[value]) }))}
          />
        )}
        <Inline>
          <Button type="submit" variant="action" loading={busy} loadingLabel={formatMessage(words.sending)}>
            {formatMessage(words.send)}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

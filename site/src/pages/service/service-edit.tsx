import type { ServiceDetails } from '@hoster/contract';
import { Button } from '@hoster/ui/button';
import { Callout } from '@hoster/ui/callout';
import { Inline } from '@hoster/ui/inline';
import { Select } from '@hoster/ui/select';
import { Stack } from '@hoster/ui/stack';
import { TextField } from '@hoster/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import { useActionData, useNavigation } from 'react-router-dom';
import { projectsQuery } from '../../api/service-settings.ts';
import { useApp } from '../../app/app-context.tsx';
import { EditDialog } from '../../parts/account/edit-dialog.tsx';
import type { OperationAnswer } from './operations/operations-action.ts';
import { refusals } from './operations/words.ts';

const messages = defineMessages({
  edit: {
    id: 'account.service.edit',
    defaultMessage: 'Edit name or project',
    description: 'Link that opens a form of a service',
  },
  title: { id: 'account.service.edit-title', defaultMessage: 'Name and project' },
  name: { id: 'account.service.edit-name', defaultMessage: 'Name' },
  hint: {
    id: 'account.service.edit-hint',
    defaultMessage: 'Changes what it’s called here and on invoices. The hostname inside the server stays as it is.',
    description: 'Hint of the field with the name of a service',
  },
  project: { id: 'account.service.project', defaultMessage: 'Project' },
  save: { id: 'account.service.edit-save', defaultMessage: 'Save' },
  saving: { id: 'account.service.edit-saving', defaultMessage: 'Saving…' },
});
export const editWords: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;

interface ServiceEditProps {
  service: ServiceDetails;
  /** Whether the address asks for it. */
  open: boolean;
}

/** Form that renames a service or moves it to another project. */
export function ServiceEdit({ service, open }: ServiceEditProps) {
  const { formatMessage } = useIntl();
  const answer = useActionData<OperationAnswer>()?.operation;
  const busy = useNavigation().formData?.get('intent') === 'rename';
  const projects = useQuery({ ...projectsQuery(useApp()), enabled: open });
  const refused = answer?.form === 'rename' ? answer : undefined;
  const page = `/my/services/${service.id}/`;
  const { id, name } = service.project;
  // The service's own stays choosable while the others load, or don't.
  const offered = projects.data ?? [{ id, name }];
  const problem = refused && refused.refused !== 'fields' ? formatMessage(refusals[refused.refused]) : null;
  return (
    <EditDialog open={open || refused !== undefined} back={page} title={formatMessage(editWords.title)}>
      <form method="post" action={page} noValidate>
        <Stack>
          <input type="hidden" name="intent" value="rename" />
          {problem === null ? null : (
            <Callout tone="danger" role="alert">
              <p>{problem}</p>
            </Callout>
          )}
          <TextField
            name="name"
            label={formatMessage(editWords.name)}
            hint={formatMessage(editWords.hint)}
            defaultValue={refused?.values['name']?.[0] ?? service.name}
            error={refused?.errors['name']}
            maxLength={255}
            required
            autoComplete="off"
            spellCheck={false}
          />
          <Select
            name="project"
            label={formatMessage(editWords.project)}
            options={offered.map((one) => ({ value: String(one.id), label: one.name }))}
            defaultValue={refused?.values['project']?.[0] ?? String(id)}
            error={refused?.errors['project']}
          />
          <Inline gap={12}>
            <Button type="submit" variant="action" loading={busy} loadingLabel={formatMessage(editWords.saving)}>
              {formatMessage(editWords.save)}
            </Button>
          </Inline>
        </Stack>
      </form>
    </EditDialog>
  );
}

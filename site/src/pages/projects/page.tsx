import { Button } from '@hoster/ui/button';
import { Badge } from '@hoster/ui/badge';
import { Inline } from '@hoster/ui/inline';
import { Item, ItemList } from '@hoster/ui/item-list';
import { LinkButton } from '@hoster/ui/link-button';
import { Skeleton } from '@hoster/ui/skeleton';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { TextField } from '@hoster/ui/text-field';
import { TextLink } from '@hoster/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import { useActionData, useNavigation } from 'react-router-dom';
import { isApiError } from '../../api/errors.ts';
import { projectsQuery } from '../../api/service-settings.ts';
import { useApp } from '../../app/app-context.tsx';
import { useMay } from '../../app/visitor/use-may.ts';
import { usePageData } from '../../app/router/page-slot.tsx';
import { SessionEnded } from '../../features/auth/session/session-ended.tsx';
import { AccountPage } from '../../parts/account/account-page.tsx';
import { RoleRefuses } from '../../parts/account/role-refuses.tsx';
import { EditDialog } from '../../parts/account/edit-dialog.tsx';
import { Saved } from '../../parts/form/saved.tsx';
import { PartFailed } from '../../parts/section/part-failed.tsx';
import type { ProjectAnswer, route } from './route.ts';

const messages = defineMessages({
  title: {
    id: 'projects.title',
    defaultMessage: 'Projects',
    description: 'Title of the page with groups of services',
  },
  lead: {
    id: 'projects.lead',
    defaultMessage:
      'Group services by client, site or team. Filter the list of services by project, and move services there.',
  },
  create: { id: 'projects.create', defaultMessage: 'Create project' },
  rename: { id: 'projects.rename', defaultMessage: 'Rename' },
  renameNamed: { id: 'projects.rename-named', defaultMessage: 'Rename {name}' },
  renameTitle: { id: 'projects.rename-title', defaultMessage: 'Rename project' },
  remove: { id: 'projects.delete', defaultMessage: 'Delete' },
  removeNamed: { id: 'projects.delete-named', defaultMessage: 'Delete {name}' },
  name: { id: 'projects.name', defaultMessage: 'Project name' },
  save: { id: 'projects.save', defaultMessage: 'Save project' },
  saving: { id: 'projects.saving', defaultMessage: 'Saving…' },
  isDefault: { id: 'projects.default', defaultMessage: 'Default' },
  count: {
    id: 'projects.count',
    defaultMessage: '{count, plural, =0 {No services} one {# service} other {# services}}',
  },
  created: { id: 'projects.created', defaultMessage: 'Project created.' },
  renamed: { id: 'projects.renamed', defaultMessage: 'Project renamed.' },
  deleted: { id: 'projects.deleted', defaultMessage: 'Project deleted. Its services are in the default project.' },
  failed: { id: 'projects.failed', defaultMessage: 'We couldn’t load your projects' },
});
const words: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;

/** `/my/projects/` */
export function Page() {
  const { formatMessage } = useIntl();
  const { saved, edits, failed } = usePageData<typeof route>();
  const answer = useActionData<ProjectAnswer>();
  const projects = useQuery(projectsQuery(useApp()));
  const mayChange = useMay('services');
  const refused = answer?.kind === 'errors' ? answer : null;
  const edited = refused?.id ?? edits;
  const ended = answer?.kind === 'session-ended' || isApiError(projects.error, 401);
  return (
    <AccountPage
      narrow
      title={formatMessage(words.title)}
      description={formatMessage(words.lead)}
      actions={
        mayChange ? (
          <LinkButton href="/my/projects/?edit=new" variant="action" data-keep-scroll>
            {formatMessage(words.create)}
          </LinkButton>
        ) : null
      }
    >
      {ended ? <SessionEnded next="/my/projects/" /> : null}
      {edits !== null && !mayChange ? <RoleRefuses /> : null}
      {saved && !refused ? <Saved key={saved}>{formatMessage(words[saved])}</Saved> : null}
      {projects.data ? (
        <ItemList ruled>
          {projects.data.map(({ id, name, is_default: isDefault, services }) => (
            <Item
              key={id}
              actions={
                mayChange ? (
                  <Inline gap={8}>
                    <LinkButton
                      href={`/my/projects/?edit=${id}`}
                      size="small"
                      data-keep-scroll
                      aria-label={formatMessage(words.renameNamed, { name })}
                    >
                      {formatMessage(words.rename)}
                    </LinkButton>
                    {isDefault ? null : (
                      <form method="post" action="/my/projects/">
                        <input type="hidden" name="intent" value="delete" />
                        <input type="hidden" name="id" value={id} />
                        <Button type="submit" size="small" aria-label={formatMessage(words.removeNamed, { name })}>
                          {formatMessage(words.remove)}
                        </Button>
                      </form>
                    )}
                  </Inline>
                ) : null
              }
            >
              <Inline gap={8}>
                <Text element="strong" wrap="anywhere">
                  {name}
                </Text>
                {isDefault ? <Badge>{formatMessage(words.isDefault)}</Badge> : null}
              </Inline>
              <TextLink href={`/my/services/?project=${id}`} tone="quiet">
                {formatMessage(words.count, { count: services })}
              </TextLink>
            </Item>
          ))}
        </ItemList>
      ) : projects.isError || failed ? (
        <PartFailed href="/my/projects/" title={formatMessage(words.failed)} />
      ) : (
        <Skeleton lines={4} />
      )}
      <EditDialog
        open={mayChange && edited !== null}
        back="/my/projects/"
        title={formatMessage(edited ? words.renameTitle : words.create)}
      >
        <ProjectForm
          id={edited ?? 0}
          name={refused?.name ?? projects.data?.find(({ id }) => id === edited)?.name ?? ''}
          error={refused ? Object.values(refused.errors).flat().join(' ') : undefined}
        />
      </EditDialog>
    </AccountPage>
  );
}

function ProjectForm({ id, name, error }: { id: number; name: string; error: string | undefined }) {
  const { formatMessage } = useIntl();
  const busy = useNavigation().formData?.get('intent') === 'save';
  return (
    <form method="post" action="/my/projects/" noValidate>
      <Stack>
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="id" value={id} />
        <TextField
          name="name"
          label={formatMessage(words.name)}
          defaultValue={name}
          error={error}
          maxLength={64}
          required
          autoComplete="off"
        />
        <Inline gap={12}>
          <Button type="submit" variant="action" loading={busy} loadingLabel={formatMessage(words.saving)}>
            {formatMessage(words.save)}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

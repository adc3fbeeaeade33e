import { byId } from '@hoster/domain/lines/vps/choice';
import { FormSection } from '@hoster/ui/form-section';
import { Grid } from '@hoster/ui/grid';
import { Select } from '@hoster/ui/select';
import { TextArea } from '@hoster/ui/text-area';
import { TextField } from '@hoster/ui/text-field';
import { memo, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { FieldErrors } from '../../../api/errors.ts';
import { useCharactersLeft } from '../../../parts/form/use-characters-left.ts';
import { commonNames } from './common-fields.ts';
import { optionalWord } from './items-fields.tsx';
import type { LineOrder, OrderControls } from '../../line-order.ts';

const words: Readonly<
  Record<'title' | 'projectNew' | 'projectHint' | 'projectInstead' | 'commentHint', MessageDescriptor>
> = defineMessages({
  title: { id: 'order.notes', defaultMessage: 'Project and notes' },
  projectNew: {
    id: 'order.project.new',
    defaultMessage: 'New project',
    description: 'Field of the configuration: name of a project to be made',
  },
  projectHint: {
    id: 'order.project.hint',
    defaultMessage: 'Leave empty to use General',
    description: 'Hint of the name of a project',
  },
  projectInstead: {
    id: 'order.project.instead',
    defaultMessage: 'Replaces the selected project',
    description: 'Hint of the name of a new project',
  },
  commentHint: {
    id: 'order.comment.hint',
    defaultMessage: 'Setup notes. Don’t include passwords.',
    description: 'Hint of the comment',
  },
});

/** Values of the fields, for `useDeferredOrder`. */
export const commentDependencies = ({ choice, draft }: LineOrder): unknown => [
  choice.project,
  choice.project_name,
  draft.comment,
];

/** Project and comment, collapsed until needed. */
export const CommentFields = memo(function CommentFields({
  controls,
  errors,
}: {
  controls: OrderControls;
  errors: FieldErrors;
}) {
  const { formatMessage } = useIntl();
  const charactersLeft = useCharactersLeft();
  const { order, choose, type, changeDraft } = controls;
  const { choice, draft, context } = order;
  const { limits, projects } = context;
  const [typed] = useState(Boolean(choice.project_name || draft.comment));
  const optional = formatMessage(optionalWord);
  const refused = errors['project'] ?? errors['project_name'] ?? errors['comment'];
  const project = choice.project_name || byId(projects, choice.project ?? null)?.name;
  return (
    <FormSection
      id="draft-section"
      title={<FormattedMessage {...words.title} />}
      collapsible
      open={refused !== undefined || typed}
      value={project ?? optional}
    >
      <Grid columns={{ base: 1, md: 2 }} gap={24} align="start">
        {projects.length > 0 ? (
          <Select
            id="project"
            name="project"
            label={formatMessage(commonNames.project)}
            value={String(choice.project ?? '')}
            onChange={(event) => choose({ project: Number(event.target.value), project_name: '' })}
            options={projects.map(({ id, name }) => ({ value: String(id), label: name }))}
            error={errors['project']}
          />
        ) : null}
        <TextField
          id={projects.length > 0 ? 'project_name' : 'project'}
          name="project_name"
          label={formatMessage(projects.length > 0 ? words.projectNew : commonNames.project)}
          requirement={optional}
          hint={formatMessage(projects.length > 0 ? words.projectInstead : words.projectHint)}
          maxLength={limits.project_name_max_length}
          value={choice.project_name ?? ''}
          onChange={(event) => type({ project_name: event.target.value })}
          error={errors['project_name']}
        />
      </Grid>
      <TextArea
        id="comment"
        name="comment"
        rows={3}
        label={formatMessage(commonNames.comment)}
        requirement={optional}
        hint={formatMessage(words.commentHint)}
        maxLength={limits.comment_max_length}
        counterLabel={charactersLeft}
        value={draft.comment}
        onChange={(event) => changeDraft({ comment: event.target.value })}
        error={errors['comment']}
      />
    </FormSection>
  );
});

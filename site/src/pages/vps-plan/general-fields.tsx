import { hostNameProblem } from '@hoster/domain/host-name';
import { byId } from '@hoster/domain/vps-choice';
import { NumberField } from '@hoster/ui/number-field';
import { Select } from '@hoster/ui/select';
import { TextArea } from '@hoster/ui/text-area';
import { TextField } from '@hoster/ui/text-field';
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { Section } from '../../features/order/section.tsx';
import type { FieldErrors } from '../../api/errors.ts';
import * as css from './configuration.css.ts';
import { fieldNames } from './field-names.ts';
import type { PlanOrderControls } from './use-plan-order.ts';

const words: Readonly<Record<Word, MessageDescriptor>> = defineMessages({
  title: { id: 'plan.general', defaultMessage: 'Name and quantity', description: 'Part of the configuration' },
  notes: { id: 'plan.notes', defaultMessage: 'Project and notes', description: 'Part of the configuration' },
  nameHint: {
    id: 'plan.name.hint',
    defaultMessage: 'Latin letters, digits, hyphens and dots: web.example.org',
    description: 'Hint of the hostname',
  },
  nameCount: {
    id: 'plan.name.count',
    defaultMessage: 'Latin letters, digits, hyphens and dots. Each server gets a suffix, -1 to -{count, number}.',
    description: 'Hint of the hostname when several servers are ordered',
  },
  nameBad: {
    id: 'plan.name.bad',
    defaultMessage: 'Use Latin letters, digits, hyphens and dots. No part can start or end with a hyphen.',
    description: 'Error of the hostname',
  },
  nameLong: {
    id: 'plan.name.long',
    defaultMessage: 'Use at most {max, number} characters, including the server number',
    description: 'Error of the hostname',
  },
  optional: {
    id: 'plan.optional',
    defaultMessage: 'optional',
    description: 'Beside the name of a field that may stay empty',
  },
  countTrial: {
    id: 'plan.count.trial',
    defaultMessage: 'A trial is for one server',
    description: 'Hint of the number of servers during a trial',
  },
  more: { id: 'plan.count.more', defaultMessage: 'One more', description: 'Button beside the number of servers' },
  less: { id: 'plan.count.less', defaultMessage: 'One less', description: 'Button beside the number of servers' },
  projectNew: {
    id: 'plan.project.new',
    defaultMessage: 'New project',
    description: 'Field of the configuration: name of a project to be made',
  },
  projectHint: {
    id: 'plan.project.hint',
    defaultMessage: 'Leave empty to use General',
    description: 'Hint of the name of a project',
  },
  projectInstead: {
    id: 'plan.project.instead',
    defaultMessage: 'Replaces the selected project',
    description: 'Hint of the name of a new project',
  },
  commentHint: {
    id: 'plan.comment.hint',
    defaultMessage: 'Setup notes. Don’t include passwords.',
    description: 'Hint of the comment',
  },
  left: {
    id: 'plan.comment.left',
    defaultMessage: '{left, plural, one {# character} other {# characters}} left',
    description: 'Under the comment',
  },
});

type Word =
  | 'title'
  | 'notes'
  | 'nameHint'
  | 'nameCount'
  | 'nameBad'
  | 'nameLong'
  | 'optional'
  | 'countTrial'
  | 'more'
  | 'less'
  | 'projectNew'
  | 'projectHint'
  | 'projectInstead'
  | 'commentHint'
  | 'left';

/** Hostname and number of servers. */
export function GeneralFields({ controls, errors }: { controls: PlanOrderControls; errors: FieldErrors }) {
  const { formatMessage } = useIntl();
  const { order, choose, type } = controls;
  const { choice, context } = order;
  const { limits } = context;
  const problem = choice.name ? hostNameProblem(choice.name, choice.count) : null;
  const ownError =
    problem && formatMessage(problem === 'too_long' ? words.nameLong : words.nameBad, { max: limits.name_max_length });
  const optional = formatMessage(words.optional);
  return (
    <Section id="general-section" title={<FormattedMessage {...words.title} />}>
      <div className={css.pair}>
        <TextField
          id="name"
          name="name"
          mono
          label={formatMessage(fieldNames.name)}
          requirement={optional}
          hint={formatMessage(choice.count > 1 ? words.nameCount : words.nameHint, { count: choice.count })}
          maxLength={limits.name_max_length}
          value={choice.name ?? ''}
          onChange={(event) => type({ name: event.target.value })}
          error={ownError ?? errors['name']}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <NumberField
          id="count"
          name="count"
          label={formatMessage(fieldNames.count)}
          hint={choice.trial === 'none' ? undefined : formatMessage(words.countTrial)}
          min={1}
          max={choice.trial === 'none' ? limits.items_max : 1}
          value={choice.count}
          onValueChange={(value) => choose({ count: value ?? 1 })}
          increaseLabel={formatMessage(words.more)}
          decreaseLabel={formatMessage(words.less)}
          error={errors['count']}
        />
      </div>
    </Section>
  );
}

/** Project and comment, folded until wanted. */
export function NotesFields({ controls, errors }: { controls: PlanOrderControls; errors: FieldErrors }) {
  const { formatMessage } = useIntl();
  const { order, choose, type, note } = controls;
  const { choice, notes, context } = order;
  const { limits, projects } = context;
  const [typed] = useState(Boolean(choice.project_name || notes.comment));
  const optional = formatMessage(words.optional);
  const refused = errors['project'] ?? errors['project_name'] ?? errors['comment'];
  const project = choice.project_name || byId(projects, choice.project ?? null)?.name;
  return (
    <Section
      id="notes-section"
      title={<FormattedMessage {...words.notes} />}
      folded={refused === undefined && !typed}
      chosen={project ?? optional}
    >
      <div className={css.pair}>
        {projects.length > 0 ? (
          <Select
            id="project"
            name="project"
            label={formatMessage(fieldNames.project)}
            value={String(choice.project ?? '')}
            onChange={(event) => choose({ project: Number(event.target.value), project_name: '' })}
            options={projects.map(({ id, name }) => ({ value: String(id), label: name }))}
            error={errors['project']}
          />
        ) : null}
        <TextField
          id={projects.length > 0 ? 'project_name' : 'project'}
          name="project_name"
          label={formatMessage(projects.length > 0 ? words.projectNew : fieldNames.project)}
          requirement={optional}
          hint={formatMessage(projects.length > 0 ? words.projectInstead : words.projectHint)}
          maxLength={limits.project_name_max_length}
          value={choice.project_name ?? ''}
          onChange={(event) => type({ project_name: event.target.value })}
          error={errors['project_name']}
        />
      </div>
      <TextArea
        id="comment"
        name="comment"
        rows={3}
        label={formatMessage(fieldNames.comment)}
        requirement={optional}
        hint={formatMessage(words.commentHint)}
        maxLength={limits.comment_max_length}
        counterLabel={(left) => formatMessage(words.left, { left })}
        value={notes.comment}
        onChange={(event) => note({ comment: event.target.value })}
        error={errors['comment']}
      />
    </Section>
  );
}

import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl';
import type { FieldErrors } from '../../../api/errors.ts';

type CommonField = 'location' | 'period' | 'project' | 'comment';

/** Names of the configuration fields of all lines. */
export const commonNames: Readonly<Record<CommonField, MessageDescriptor>> = defineMessages({
  location: { id: 'order.field.location', defaultMessage: 'Location', description: 'Choice of the data centre' },
  period: { id: 'order.field.period', defaultMessage: 'Term', description: 'Choice of months' },
  project: { id: 'order.field.project', defaultMessage: 'Project' },
  comment: { id: 'order.field.comment', defaultMessage: 'Comment for our engineers' },
});

/** Element where a field of the order body is fixed, and its label on the page. */
export interface FieldAnchors {
  /** Ids of elements by field. */
  anchors: Readonly<Record<string, string>>;
  /** Without the label, "This field is required" would be meaningless. */
  names: Readonly<Record<string, MessageDescriptor>>;
}

/** Those of the fields that all lines have. */
export const commonAnchors: FieldAnchors = {
  anchors: {
    location: 'location',
    rent_period: 'period',
    count: 'count',
    name: 'name',
    project: 'project',
    project_name: 'project',
    comment: 'comment',
    promo_code: 'promo_code',
  },
  names: {
    location: commonNames.location,
    rent_period: commonNames.period,
    project: commonNames.project,
    project_name: commonNames.project,
    comment: commonNames.comment,
  },
};

/** Id of the element where a field of the order body is fixed. */
export const anchorIn = ({ anchors }: FieldAnchors, field: string): string | undefined =>
  anchors[field] ?? anchors[field.split('.')[0] ?? ''];

/** The errors of a rejected order for the list above the form: each with the name of its field. */
export const summaryIn = (
  fields: FieldAnchors,
  errors: FieldErrors,
  intl: IntlShape,
): { fieldId: string | undefined; text: string }[] =>
  Object.entries(errors).flatMap(([field, texts]) => {
    const name = fields.names[field];
    return texts.map((text) => ({
      fieldId: anchorIn(fields, field),
      text: name ? `${intl.formatMessage(name)}: ${text}` : text,
    }));
  });

/** The errors inside one field, by their own names: `ssh_key` of `ssh_key.title` gives `title`. */
export const errorsUnder = (errors: FieldErrors, parent: string): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([field, texts]) =>
      field.startsWith(`${parent}.`) ? [[field.slice(parent.length + 1), texts]] : [],
    ),
  );

/** The names of a new key's fields. */
export const sshKeyNames = defineMessages({
  title: { id: 'order.ssh.title', defaultMessage: 'Key name' },
  key: { id: 'order.ssh.key', defaultMessage: 'Public key' },
});

/** Id of the notice about a field, the target for a choice that can't be ordered. */
export const problemNoticeId = (field: string): string => `problem-${field}`;

import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl';
import type { FieldErrors } from '../../api/errors.ts';

type CommonField = 'location' | 'period' | 'project' | 'comment';

/** Names of the fields that the configurations of all lines have. */
export const commonNames: Readonly<Record<CommonField, MessageDescriptor>> = defineMessages({
  location: { id: 'order.field.location', defaultMessage: 'Location', description: 'Choice of the data centre' },
  period: { id: 'order.field.period', defaultMessage: 'Term', description: 'Choice of months' },
  project: { id: 'order.field.project', defaultMessage: 'Project', description: 'Field of the configuration' },
  comment: {
    id: 'order.field.comment',
    defaultMessage: 'Comment for our engineers',
    description: 'Field of the configuration',
  },
});

/** Where a field of the order body is fixed, and what it's called on the page. */
export interface FieldPlaces {
  /** Ids of elements by field. */
  places: Readonly<Record<string, string>>;
  /** Without its name, "This field can’t be empty." would say nothing. */
  names: Readonly<Record<string, MessageDescriptor>>;
}

/** Those of the fields that all lines have. */
export const commonPlaces: FieldPlaces = {
  places: {
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
export const placeIn = ({ places }: FieldPlaces, field: string): string | undefined =>
  places[field] ?? places[field.split('.')[0] ?? ''];

/** The errors of a refused order as the list above the form shows them: each with the name of its field. */
export const summaryIn = (
  fields: FieldPlaces,
  errors: FieldErrors,
  intl: IntlShape,
): { fieldId: string | undefined; text: string }[] =>
  Object.entries(errors).flatMap(([field, texts]) => {
    const name = fields.names[field];
    return texts.map((text) => ({
      fieldId: placeIn(fields, field),
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

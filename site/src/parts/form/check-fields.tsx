import { FormErrors, type FormErrorsProps } from '@hoster/ui/form-errors';
import { useIntl } from 'react-intl';
import type { FieldErrors } from '../../api/errors.ts';

/** Error list above a form of the account. */
export function CheckFields(props: Omit<FormErrorsProps, 'title'>) {
  const { formatMessage } = useIntl();
  const title = formatMessage(
    {
      id: 'account.errors',
      defaultMessage: '{count, plural, one {Check # field} other {Check # fields}}',
      description: 'Title of the list of errors',
    },
    { count: props.errors.length },
  );
  return <FormErrors {...props} title={title} />;
}

/**
 * The list of errors from a server's answer. Its texts leave out which field they are about ("This field can’t be
 * empty."), so the field's label comes before them.
 * @param fieldOf the id and label of a field by the server's name for it; a text of another name is about the whole form
 */
export const labelledErrors = (
  errors: FieldErrors,
  fieldOf: (name: string) => { fieldId: string; label: string } | undefined,
): FormErrorsProps['errors'] =>
  Object.entries(errors).flatMap(([name, texts]) => {
    const { fieldId, label } = fieldOf(name) ?? {};
    return texts.map((text) => ({ fieldId, text: label === undefined ? text : `${label}: ${text}` }));
  });

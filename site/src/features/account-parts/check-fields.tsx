import { FormErrors, type FormErrorsProps } from '@hoster/ui/form-errors';
import { useIntl } from 'react-intl';

/** Lists what was refused above a form of the account. */
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

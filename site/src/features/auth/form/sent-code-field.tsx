import { TextField } from '@hoster/ui/text-field';
import { useIntl } from 'react-intl';

interface SentCodeFieldProps {
  id: string;
  name: string;
  error: string[] | undefined;
  hint?: string;
  autoFocus?: boolean;
}

/** A code from an email or a text message: letters, digits and dashes, as the backend makes them. */
export function SentCodeField(props: SentCodeFieldProps) {
  const label = useSentCodeLabel();
  return (
    <TextField
      label={label}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      maxLength={40}
      mono
      required
      {...props}
    />
  );
}

/** Label of the field of a sent code. */
export const useSentCodeLabel = (): string =>
  useIntl().formatMessage({
    id: 'auth.sent-code.label',
    defaultMessage: 'Code',
    description: 'Field of a code from an email or a text message',
  });

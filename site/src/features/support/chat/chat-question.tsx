import { ConfirmDialog } from '@hoster/ui/confirm-dialog';
import { FormattedMessage, useIntl } from 'react-intl';
import { chatWords as words } from './chat-words.ts';

interface ChatQuestionProps {
  provider: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Consent request for loading the chat. Its script loads on the first click on the chat. */
export function ChatQuestion({ provider, onConfirm, onCancel }: ChatQuestionProps) {
  const { formatMessage } = useIntl();
  return (
    <ConfirmDialog
      open
      title={formatMessage(words.title)}
      description={
        <FormattedMessage
          id="support.chat-explained"
          defaultMessage="The chat is provided by a third party, {provider}. It will receive your IP address and may set cookies."
          description="What loading the chat of another company means"
          values={{ provider }}
        />
      }
      confirmLabel={formatMessage(words.confirm)}
      cancelLabel={formatMessage(words.cancel)}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}

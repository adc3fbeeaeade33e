import { FormattedMessage, useIntl } from 'react-intl';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { chatWords } from './chat/chat-words.ts';
import { useChat } from './chat/use-chat.ts';
import * as css from './support-button.css.ts';
import { useSupportPath } from './use-support-path.ts';

/**
 * Support, with the live chat for visitors without a profile: beside the content on wide screens, else in the free
 * space above the footer, so that it never covers anything.
 */
export function SupportButton({ onDismiss }: { onDismiss: () => void }) {
  const { formatMessage } = useIntl();
  const href = useLocalPath();
  const chat = useChat();
  return (
    <div className={css.place}>
      <aside
        className={css.root}
        aria-label={formatMessage({
          id: 'support.name',
          defaultMessage: 'Support',
          description: 'Name of the support buttons’ landmark',
        })}
      >
        <a href={href(useSupportPath())} className={css.button}>
          <Icon path="M3 6h18v12H3zM3 7l9 6 9-6" />
          <span className={css.label}>
            <FormattedMessage
              id="layout.ask-support"
              defaultMessage="Contact support"
              description="Button at the corner of the window"
            />
          </span>
        </a>
        {chat && (
          <button type="button" className={css.button} onClick={chat.start}>
            <Icon path="M21 12a8 8 0 0 1-8 8H4l2-3.5A8 8 0 1 1 21 12z" />
            <span className={css.label}>
              <FormattedMessage {...chatWords.start} />
            </span>
          </button>
        )}
        <button
          type="button"
          className={css.close}
          onClick={onDismiss}
          aria-label={formatMessage({
            id: 'support.dismiss',
            defaultMessage: 'Hide support buttons',
            description: 'Button with a cross',
          })}
        >
          <Icon path="M6 6l12 12M18 6L6 18" />
        </button>
        {chat?.question && (
          <chat.question.Question
            provider={chat.provider}
            onConfirm={chat.question.agree}
            onCancel={chat.question.close}
          />
        )}
      </aside>
    </div>
  );
}

const Icon = ({ path }: { path: string }) => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
);

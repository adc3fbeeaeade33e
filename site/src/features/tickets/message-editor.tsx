import { ticketLimits } from '@hoster/contract/lists';
import { Prose } from '@hoster/ui/prose';
import { Text } from '@hoster/ui/text';
import { TextEditor, type TextEditorProps } from '@hoster/ui/text-editor';
import { useIntl } from 'react-intl';
import { previewTicket } from '../../api/tickets.ts';
import { useApp } from '../../app/app-context.tsx';
import { editorWords as words } from './words.ts';

interface MessageEditorProps extends Pick<TextEditorProps, 'attachments' | 'id' | 'rows' | 'onValueChange'> {
  label?: string;
  defaultValue: string;
  error?: readonly string[] | undefined;
  /** Whether the draft is saved; said below the text. */
  isSaved?: boolean;
}

/** Field for a message in Markdown, with its preview. */
export function MessageEditor({ label, error, isSaved = false, attachments, ...rest }: MessageEditorProps) {
  const app = useApp();
  const { formatMessage } = useIntl();
  return (
    <TextEditor
      {...rest}
      name="body"
      label={label ?? formatMessage(words.message)}
      hint={formatMessage(words.hint)}
      error={error && [...error]}
      required
      submitKey
      maxLength={ticketLimits.body}
      counterLabel={(left) => formatMessage(words.left, { left })}
      toolbarLabel={formatMessage(words.toolbar)}
      actions={{
        bold: formatMessage(words.bold),
        italic: formatMessage(words.italic),
        link: formatMessage(words.link),
        list: formatMessage(words.list),
        numberedList: formatMessage(words.numberedList),
        quote: formatMessage(words.quote),
        code: formatMessage(words.code),
        codeBlock: formatMessage(words.codeBlock),
      }}
      shortcutLabel={(name, key, isApple) =>
        formatMessage(words.shortcut, { name, key: isApple ? `⌘${key}` : `Ctrl+${key}` })
      }
      renderPreview={async (text) => <Prose html={await previewTicket(app, text)} />}
      previewLabels={{
        tabs: formatMessage(words.tabs),
        write: formatMessage(words.write),
        preview: formatMessage(words.preview),
        loading: formatMessage(words.previewLoading),
        empty: formatMessage(words.previewEmpty),
        failed: formatMessage(words.previewFailed),
        retry: formatMessage(words.retry),
      }}
      attachments={
        <>
          {attachments}
          <Text size={14} tone="muted" aria-live="polite">
            {isSaved ? formatMessage(words.draftSaved) : null}
          </Text>
        </>
      }
    />
  );
}

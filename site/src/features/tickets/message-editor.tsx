import type { TicketDraft } from '@hoster/contract';
import { ticketLimits } from '@hoster/contract/lists';
import { Prose } from '@hoster/ui/prose';
import { Text } from '@hoster/ui/text';
import { TextEditor, type TextEditorProps } from '@hoster/ui/text-editor';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { previewTicket } from '../../api/tickets.ts';
import { useApp } from '../../app/app-context.tsx';
import { useCharactersLeft } from '../../parts/form/use-characters-left.ts';
import { Day } from '../../parts/service/day.tsx';
import { FilesField } from './files-field.tsx';
import type { TicketRefused } from './send.ts';
import { editorWords as words } from './words.ts';

interface MessageEditorProps extends Pick<TextEditorProps, 'rows' | 'onValueChange'> {
  label?: string;
  fieldIds: Readonly<Record<'body' | 'file', string>>;
  /** What the draft belongs to: a ticket, or a new one. */
  draftOf: number | 'new';
  draft: TicketDraft;
  /** The message as it was refused, which is shown instead of the draft. */
  refused: TicketRefused | undefined;
  /** Whether the draft is saved; said below the text. */
  isSaved: boolean;
}

/** Fields for a message in Markdown, with its preview, and for its files. */
export function MessageEditor(props: MessageEditorProps) {
  const { label, fieldIds, draftOf, draft, refused, isSaved, ...rest } = props;
  const app = useApp();
  const { formatMessage } = useIntl();
  const charactersLeft = useCharactersLeft();
  // Until something is typed and saved, the text is that of an earlier visit.
  const [wasSaved, setWasSaved] = useState(false);
  if (isSaved && !wasSaved) setWasSaved(true);
  const restored = refused || wasSaved || draft.body === '' ? null : draft.updated;
  return (
    <TextEditor
      {...rest}
      id={fieldIds.body}
      name="body"
      defaultValue={refused?.values['body'] ?? draft.body}
      label={label ?? formatMessage(words.message)}
      hint={formatMessage(words.hint)}
      error={refused?.errors['body']}
      required
      submitKey
      maxLength={ticketLimits.body}
      counterLabel={charactersLeft}
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
          <FilesField
            id={fieldIds.file}
            draft={draftOf}
            uploaded={draft.attachments}
            error={refused?.errors['file'] ?? refused?.errors['attachments']}
          />
          <Text size={14} tone="muted" aria-live="polite">
            {isSaved ? formatMessage(words.draftSaved) : null}
            {restored === null ? null : (
              <FormattedMessage {...words.draftRestored} values={{ moment: <Day value={restored} time /> }} />
            )}
          </Text>
        </>
      }
    />
  );
}

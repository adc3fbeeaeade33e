import { ticketLimits } from '@hoster/contract/lists';
import type { TicketAttachment } from '@hoster/contract';
import { Checkbox } from '@hoster/ui/checkbox';
import { FileField, type FileFieldFile, type FileRejection } from '@hoster/ui/file-field';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { useFileSize } from './use-file-size.ts';
import { useUploads } from './use-uploads.ts';
import { fileWords as words } from './words.ts';

interface FilesFieldProps {
  id: string;
  /** The draft that the files belong to. */
  draft: number | 'new';
  /** Files that were uploaded before. */
  uploaded: readonly TicketAttachment[];
  error?: readonly string[] | undefined;
}

const rejections = {
  type: words.failed,
  size: words.tooLarge,
  count: words.tooMany,
  duplicate: words.duplicate,
  folder: words.folder,
} as const satisfies Record<FileRejection, unknown>;

/** Files of a message: uploaded immediately, or sent with the form without script. */
export function FilesField({ id, draft, uploaded, error }: FilesFieldProps) {
  const { formatList, formatMessage } = useIntl();
  const sizeOf = useFileSize();
  const { add, cancel, files, remove, retry } = useUploads(draft, uploaded);
  const stateOf = ({ reason, state }: FileFieldFile) =>
    reason ?? formatMessage(state === 'done' ? words.done : words.uploading);
  const named = (message: MessageDescriptor) => (name: string) => formatMessage(message, { name });
  return (
    <>
      <FileField
        id={id}
        name="file"
        label={formatMessage(words.label)}
        error={error && [...error]}
        multiple
        maxFiles={ticketLimits.files}
        maxSize={ticketLimits.fileBytes}
        chooseLabel={formatMessage(words.choose)}
        dropLabel={formatMessage(words.drop)}
        limitsLabel={formatMessage(words.limits)}
        sizeLabel={sizeOf}
        removeLabel={named(words.remove)}
        cancelLabel={named(words.cancel)}
        retryLabel={named(words.retry)}
        addedLabel={(names) => formatMessage(words.added, { count: names.length, names: formatList(names) })}
        removedLabel={(names) => formatMessage(words.removed, { names: formatList(names) })}
        rejectedLabel={({ name }, reason) => formatMessage(rejections[reason], { name })}
        stateLabel={stateOf}
        files={files}
        onFilesAdd={add}
        onRemove={remove}
        onCancel={cancel}
        onRetry={retry}
      />
      {uploaded.length === 0 ? null : (
        <noscript>
          {uploaded.map(({ id: attachment, name }) => (
            <Checkbox
              key={attachment}
              name="drop"
              value={String(attachment)}
              label={formatMessage(words.remove, { name })}
            />
          ))}
        </noscript>
      )}
      {files.map(({ attachment, id: key }) =>
        attachment === undefined ? null : <input key={key} type="hidden" name="attachment" value={attachment} />,
      )}
    </>
  );
}

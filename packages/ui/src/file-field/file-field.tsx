'use client';

import { type ClipboardEvent, type ComponentProps, type DragEvent, useRef, useState } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import { type FieldTexts, useFieldIds } from '../field/field-ids.ts';
import { LineIcon } from '../layers/line-icon.tsx';
import { useMergedRef } from '../layers/use-merged-ref.ts';
import { useMounted } from '../layers/use-mounted.ts';
import { filesOf, type FileRejection } from './check-files.ts';
import * as css from './file-field.css.ts';
import { FileRow } from './file-row.tsx';
import { describeChanges, type FileFieldFile } from './files.ts';
import { useFiles, isActive } from './use-files.ts';
import { useRowFocus } from './use-row-focus.ts';

type Own = 'type' | 'size' | 'value' | 'defaultValue' | 'children' | 'onCancel' | 'accept' | 'multiple';

interface FileFieldBase extends Omit<ComponentProps<'input'>, Own>, FieldTexts {
  /** Accepted types as in HTML: ".pdf, image/*". Also checked for dropped and pasted files. @default any */
  accept?: string | undefined;
  /** Whether several files can be added. Otherwise, a new file replaces the one before. @default false */
  multiple?: boolean | undefined;
  /** Largest size of a file in bytes. @default any */
  maxSize?: number | undefined;
  /** Largest number of files, with `multiple`. @default any */
  maxFiles?: number | undefined;
  /** Shows the files without a way to change them. @default false */
  readOnly?: boolean | undefined;
  /** Text of the button: "Choose files". */
  chooseLabel: string;
  /** Text next to the button, where files can be dropped: "or drop or paste them here". */
  dropLabel: string;
  /** What can be added: "PDF, PNG or JPEG, up to 5 files of 10 MB". */
  limitsLabel: string;
  /** Formats a size in bytes: "2.4 MB". */
  sizeLabel: (bytes: number) => string;
  /** Name of the button that removes a file: "Remove invoice.pdf". */
  removeLabel: (name: string) => string;
  /** Announced when files were added: "2 files added: invoice.pdf, photo.jpg". */
  addedLabel: (names: readonly string[]) => string;
  /** Announced when files were removed: "invoice.pdf removed". */
  removedLabel: (names: readonly string[]) => string;
  /** Says why a file wasn't added and what to do: "photo.svg isn’t a PDF or JPEG. Choose another file." */
  rejectedLabel: (file: File, reason: FileRejection) => string;
  /** Called with added files that are within the limits. */
  onFilesAdd?: ((files: File[]) => void) | undefined;
  /** Called when a file should be removed that isn't being uploaded. */
  onRemove?: ((file: FileFieldFile) => void) | undefined;
}

/** Files that the field holds until the form is sent, or files that the app uploads. */
type Uploads =
  | {
      files?: undefined;
      stateLabel?: undefined;
      cancelLabel?: undefined;
      retryLabel?: undefined;
      onCancel?: undefined;
      onRetry?: undefined;
    }
  | {
      files: readonly FileFieldFile[];
      stateLabel: (file: FileFieldFile) => string;
      cancelLabel: (name: string) => string;
      retryLabel: (name: string) => string;
      onCancel: (file: FileFieldFile) => void;
      onRetry: (file: FileFieldFile) => void;
    };

export type FileFieldProps = FileFieldBase & Uploads;

const UPLOAD = 'M12 3v12m5-7-5-5-5 5m14 7v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4';
const ANY = Number.POSITIVE_INFINITY;

/** Returns what to announce about the files, and how often it changed, so that the same words are announced again. */
function useAnnouncement(files: readonly FileFieldFile[], texts: Parameters<typeof describeChanges>[2]) {
  const [said, setSaid] = useState({ files, text: '', count: 0 });
  if (said.files !== files) {
    const text = describeChanges(said.files, files, texts);
    setSaid(text === '' ? { ...said, files } : { files, text, count: said.count + 1 });
  }
  return said;
}

/**
 * A field for files that are chosen, dropped or pasted. Without `files`, a native file input that a form submits; with
 * them, the app uploads the files and says how far each is. `className` and `style` are passed to the root, `ref` and
 * other props to the input.
 */
export function FileField(props: FileFieldProps) {
  const {
    label,
    labelHidden,
    hint,
    error,
    messages,
    validateOn,
    requirement,
    reserveMessage,
    className,
    style,
    ...others
  } = props;
  const { accept, multiple = false, maxSize = ANY, maxFiles = ANY, readOnly = false, ...own } = others;
  const { chooseLabel, dropLabel, limitsLabel, sizeLabel, removeLabel, addedLabel, removedLabel, ...more } = own;
  const { rejectedLabel, onFilesAdd, onRemove, files: given, stateLabel, cancelLabel, retryLabel, ...plain } = more;
  const {
    onCancel,
    onRetry,
    id: ownId,
    ref,
    name,
    required,
    disabled,
    'aria-describedby': describedBy,
    ...rest
  } = plain;
  const { id, control } = useFieldIds({ hint, error, messages }, ownId, describedBy);
  const mounted = useMounted();
  const input = useRef<HTMLInputElement>(null);
  const setInput = useMergedRef(input, ref);
  const root = useRef<HTMLDivElement>(null);
  const limits = { accept, maxSize, maxFiles: multiple ? maxFiles : 1 };
  const { files, rejected, add, remove } = useFiles({
    given,
    limits,
    multiple,
    input,
    root,
    onCancel,
    onRemove,
    onAdd: onFilesAdd,
  });
  const said = useAnnouncement(files, { addedLabel, removedLabel, stateLabel });
  const keepFocus = useRowFocus(root, input);
  const [dragging, setDragging] = useState(false);
  const off = disabled === true || readOnly;

  const onDrag = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes('Files')) return;
    // Otherwise the browser would open a file that is dropped on a disabled field.
    event.preventDefault();
    event.dataTransfer.dropEffect = off ? 'none' : 'copy';
    setDragging(!off);
  };
  const receive = (event: DragEvent | ClipboardEvent, data: DataTransfer): void => {
    if (off || data.files.length === 0) return;
    event.preventDefault();
    const { files: received, folders } = filesOf(data);
    add(received, folders);
  };
  const actionsOf = (file: FileFieldFile) => {
    if (off) return [];
    const ends = given !== undefined && isActive(file) ? cancelLabel : removeLabel;
    const end = { label: (ends ?? removeLabel)(file.name), act: keepFocus(file.id, () => remove(file)) };
    if (file.state !== 'failed' || !onRetry || !retryLabel) return [end];
    return [{ label: retryLabel(file.name), act: keepFocus(file.id, () => onRetry(file)), retries: true }, end];
  };
  return (
    <FieldFrame
      {...{ id, hint, error, messages, validateOn, labelHidden, requirement, reserveMessage, className, style }}
      label={label}
      name="file-field"
      disabled={disabled}
    >
      <div
        ref={root}
        className={css.body}
        onDragEnter={onDrag}
        onDragOver={onDrag}
        onDragLeave={(event) => {
          if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)))
            setDragging(false);
        }}
        onDrop={(event) => {
          setDragging(false);
          receive(event, event.dataTransfer);
        }}
        onPaste={(event) => receive(event, event.clipboardData)}
      >
        <div
          data-part="zone"
          data-dragging={dragging ? '' : undefined}
          data-off={off ? '' : undefined}
          hidden={readOnly}
          className={css.zone}
        >
          <input
            {...rest}
            {...control}
            ref={setInput}
            type="file"
            // The app sends what it uploads; an empty file would be sent in its place.
            name={mounted && given ? undefined : name}
            accept={accept}
            multiple={multiple}
            required={required && !(given && files.length > 0)}
            disabled={off}
            aria-describedby={classNames(control['aria-describedby'], `${id}-limits`)}
            data-part="native"
            onChange={(event) => {
              rest.onChange?.(event);
              add([...(event.currentTarget.files ?? [])]);
            }}
            className={mounted ? css.hidden : css.native}
          />
          {mounted ? (
            <>
              <label htmlFor={id} data-part="choose" className={css.choose}>
                <LineIcon path={UPLOAD} size={18} strokeWidth={2} />
                <bdi>{chooseLabel}</bdi>
              </label>
              <span data-part="drop" className={css.drop}>
                <bdi>{dropLabel}</bdi>
              </span>
            </>
          ) : null}
          <div id={`${id}-limits`} data-part="limits" className={css.limits}>
            <bdi>{limitsLabel}</bdi>
          </div>
        </div>
        {files.length === 0 ? null : (
          <ul data-part="files" className={css.files}>
            {files.map((file) => (
              <FileRow
                key={file.id}
                file={file}
                size={sizeLabel(file.size)}
                state={stateLabel?.(file)}
                actions={actionsOf(file)}
              />
            ))}
          </ul>
        )}
        <div role="alert" data-part="rejected" className={css.rejected}>
          {rejected.map(({ file, reason }, index) => (
            <div key={`${said.count}-${index}`} className={css.rejection}>
              <bdi>{rejectedLabel(file, reason)}</bdi>
            </div>
          ))}
        </div>
        <span role="status" className={css.spoken}>
          <span key={said.count}>{said.text}</span>
        </span>
      </div>
    </FieldFrame>
  );
}

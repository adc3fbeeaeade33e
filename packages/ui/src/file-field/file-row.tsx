import { IconButton } from '../icon-button/icon-button.tsx';
import { CloseIcon } from '../layers/close-icon.tsx';
import { LineIcon } from '../layers/line-icon.tsx';
import * as bar from '../progress-bar/progress-bar.css.ts';
import { ToneIcon } from '../tone/tone-icon.tsx';
import * as css from './file-field.css.ts';
import type { FileFieldFile } from './files.ts';
import { Preview } from './preview.tsx';

const AGAIN = 'M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8m0-5v5h5';

interface Action {
  label: string;
  act: () => void;
  retries?: boolean;
}

interface FileRowProps {
  file: FileFieldFile;
  size: string;
  /** What happens to the file, if the app uploads it. */
  state: string | undefined;
  actions: readonly Action[];
}

/** One file with its state and what can be done with it. */
export function FileRow({ file, size, state, actions }: FileRowProps) {
  const tone = file.state === 'failed' ? 'danger' : 'success';
  const ended = state !== undefined && (file.state === 'failed' || file.state === 'done');
  const progress = Number.isFinite(file.progress) ? { value: file.progress } : {};
  return (
    <li data-part="file" data-state={file.state} data-file={file.id} className={css.file}>
      <Preview file={file.file} />
      <div className={css.words}>
        <bdi data-part="name" className={css.name}>
          {file.name}
        </bdi>
        <div className={css.facts}>
          <bdi data-part="size">{size}</bdi>{' '}
          {state === undefined ? null : (
            <span data-part="state" className={css.state[file.state]}>
              {ended ? <ToneIcon tone={tone} size={14} className={css.icon} /> : null}
              <bdi>{state}</bdi>
            </span>
          )}
        </div>
        {file.state === 'uploading' ? (
          <progress
            {...progress}
            aria-label={file.name}
            aria-valuetext={state}
            data-part="progress"
            className={bar.bar}
          />
        ) : null}
      </div>
      {actions.length === 0 ? null : (
        <div className={css.actions}>
          {actions.map(({ label, act, retries }) => (
            <IconButton
              key={retries ? 'retry' : 'end'}
              size="small"
              label={label}
              icon={retries ? <LineIcon path={AGAIN} size={16} strokeWidth={2} /> : <CloseIcon />}
              onClick={act}
            />
          ))}
        </div>
      )}
    </li>
  );
}

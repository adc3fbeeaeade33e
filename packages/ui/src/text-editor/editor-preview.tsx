import { Button } from '../button/button.tsx';
import { ErrorIcon } from '../field/error-icon.tsx';
import { SpinnerArc } from '../spinner/spinner-arc.tsx';
import * as css from './text-editor.css.ts';
import type { PreviewState } from './use-preview.ts';

export interface TextEditorPreviewLabels {
  /** Accessible name of the two tabs: "Text or preview". */
  tabs: string;
  /** The tab with the text: "Write". */
  write: string;
  /** The tab with the preview: "Preview". */
  preview: string;
  /** Shown while a promise is pending: "Loading preview". */
  loading: string;
  /** Shown if there is no text: "Nothing to preview". */
  empty: string;
  /** Shown if rendering failed: "We couldn't load the preview." */
  failed: string;
  /** Button that renders it again: "Try again". */
  retry: string;
}

interface EditorPreviewProps {
  preview: PreviewState;
  labels: TextEditorPreviewLabels;
  onRetry: () => void;
}

/** What the app made of the text, or why it isn't there. */
export function EditorPreview({ preview, labels, onRetry }: EditorPreviewProps) {
  const { state } = preview;
  return (
    <>
      <div role="status" className={state === 'ready' ? undefined : css.note}>
        {state === 'loading' ? (
          <>
            <SpinnerArc />
            <span>{labels.loading}</span>
          </>
        ) : null}
        {state === 'empty' ? <span>{labels.empty}</span> : null}
        {state === 'failed' ? (
          <span className={css.failure}>
            <ErrorIcon className={css.failureIcon} />
            <span>{labels.failed}</span>
          </span>
        ) : null}
      </div>
      {state === 'failed' ? (
        <Button size="small" className={css.retry} onClick={onRetry}>
          {labels.retry}
        </Button>
      ) : null}
      {state === 'ready' ? preview.content : null}
    </>
  );
}

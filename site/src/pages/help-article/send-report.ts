import { data } from 'react-router-dom';
import { fieldErrors, isApiError } from '../../api/errors.ts';
import { reportArticle } from '../../api/help.ts';
import type { AppContext } from '../../app/app-context.tsx';
import { formText } from '../../app/router/form-text.ts';

/** Most characters of a report, as the backend takes them. */
export const COMMENT_MAX = 2000;

/** Result of a report. `comment` is the input, for a retry. */
export type ReportAnswer =
  | { is: 'sent' }
  /** `text` is the backend's error about the comment, in the visitor's language. */
  | { is: 'refused'; comment: string; text: string }
  | { is: 'too-many' | 'failed'; comment: string };

/** Sends the report from a form. @throws ApiError 404 for an article that doesn't exist */
export async function sendReport(app: AppContext, slug: string, form: FormData): Promise<unknown> {
  const comment = formText(form, 'comment');
  try {
    await reportArticle(app, slug, { comment });
  } catch (error) {
    if (!isApiError(error) || error.status === 404) throw error;
    if (error.status === 429) return data<ReportAnswer>({ is: 'too-many', comment }, { status: 429 });
    const [text] = fieldErrors(error.data)['comment'] ?? [];
    if (error.status === 400 && text) return data<ReportAnswer>({ is: 'refused', comment, text }, { status: 400 });
    const status = error.status >= 400 && error.status < 500 ? error.status : 503;
    return data<ReportAnswer>({ is: 'failed', comment }, { status });
  }
  return data<ReportAnswer>({ is: 'sent' });
}

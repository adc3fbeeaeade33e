import { data, redirect } from 'react-router-dom';
import { type FieldErrors, fieldErrors, isApiError } from '../../api/errors.ts';
import { deleteProject, projectsQuery, saveProject } from '../../api/service-settings.ts';
import { formText } from '../../app/router/form-text.ts';
import { definePage } from '../../app/router/page.ts';
import { forgetSession, isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';

const SAVED = ['created', 'renamed', 'deleted'] as const;

export interface ProjectsData {
  /** What was just done. */
  saved: (typeof SAVED)[number] | null;
  /** The project whose form the address opens; 0: a new one, null: none. */
  edits: number | null;
  failed: boolean;
}

/** Response when a form of the page is rejected. */
export type ProjectAnswer =
  | { kind: 'errors'; id: number; name: string; errors: FieldErrors }
  | { kind: 'session-ended' };

/** `/my/projects/`: groups of services. */
export const route = definePage<ProjectsData>({
  areas: ['projects', 'account'],
  async load({ app, url }) {
    const next = url.pathname + url.search;
    if (!(await isSignedIn(app))) return toLogin(app, next);
    const projects = projectsQuery(app);
    await app.queryClient.prefetchQuery({ ...projects, staleTime: 0 });
    if (isApiError(app.queryClient.getQueryState(projects.queryKey)?.error, 401)) return toLogin(app, next);
    const [saved, edits] = [url.searchParams.get('saved'), url.searchParams.get('edit')];
    return {
      saved: SAVED.find((one) => one === saved) ?? null,
      edits: edits === 'new' ? 0 : /^[1-9]\d{0,8}$/.test(edits ?? '') ? Number(edits) : null,
      failed: app.queryClient.getQueryData(projects.queryKey) === undefined,
    };
  },
  async act({ app, form }) {
    const id = Number(formText(form, 'id')) || null;
    const name = formText(form, 'name');
    try {
      if (formText(form, 'intent') === 'delete' && id !== null) {
        await deleteProject(app, id).catch((error: unknown) => {
          // Already deleted, as intended.
          if (!isApiError(error, 404)) throw error;
        });
        return redirect('/my/projects/?saved=deleted');
      }
      await saveProject(app, id, name);
      return redirect(`/my/projects/?saved=${id === null ? 'created' : 'renamed'}`);
    } catch (error) {
      if (isApiError(error, 401)) {
        await forgetSession(app);
        return data<ProjectAnswer>({ kind: 'session-ended' }, 401);
      }
      if (isApiError(error, 404)) return redirect('/my/projects/');
      if (!isApiError(error, 400)) throw error;
      return data<ProjectAnswer>({ kind: 'errors', id: id ?? 0, name, errors: fieldErrors(error.data) }, 400);
    }
  },
  meta: ({ intl }) => ({
    title: intl.formatMessage({
      id: 'projects.title',
      defaultMessage: 'Projects',
      description: 'Title of the page with groups of services',
    }),
    noindex: true,
  }),
});

import { data, redirect } from 'react-router-dom';
import { previewMarkdown, staffNewsArticleQuery, writeNewsArticle } from '../../api/staff-content.ts';
import type { AppContext } from '../../app/app-context.tsx';
import { formText } from '../../app/router/form-text.ts';
import { definePage } from '../../app/router/page.ts';
import { refusedForm } from '../../features/auth/session/staff-form-refused.ts';
import { staffOnly } from '../../features/auth/session/staff-only.ts';
import { isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';
import { words } from './words.ts';

export const languages = ['en', 'ru'] as const;

export interface StaffNewsArticleData {
  /** Null: a new article. */
  slug: string | null;
  title: string | null;
  isSaved: boolean;
}

/** The form with its preview, before it’s saved. */
export interface NewsPreview {
  form: 'preview';
  typed: Record<string, string>;
  html: Record<(typeof languages)[number], string>;
}

const slugOf = (text: string | undefined): string | null => {
  if (text === undefined || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) || text.length > 80) {
    throw data(null, { status: 404 });
  }
  return text === 'new' ? null : text;
};

/** A name for an address from what was typed: `Our new rack` is `our-new-rack`. */
function newSlug(typed: string): string {
  const slug = typed
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replaceAll(/^-|-$/g, '');
  return slug === '' || slug === 'new' ? `news-${Date.now()}` : slug;
}

function textsIn(form: FormData) {
  const textOf = (language: string) => {
    const [title, teaser, body] = ['title', 'teaser', 'body'].map((name) => formText(form, `${language}.${name}`));
    return title === '' && teaser === '' && body === ''
      ? null
      : { title: title ?? '', teaser: teaser ?? '', body: body ?? '' };
  };
  return { en: textOf('en'), ru: textOf('ru') };
}

async function previewOf(app: AppContext, form: FormData): Promise<NewsPreview> {
  const typed: Record<string, string> = {};
  for (const [name, text] of form) {
    if (typeof text === 'string') typed[name] = name in typed ? `${typed[name]}\n${text}` : text;
  }
  const html = { en: '', ru: '' };
  for (const language of languages) {
    const body = formText(form, `${language}.body`);
    if (body !== '') html[language] = (await previewMarkdown(app, { language, body })).html;
  }
  return { form: 'preview', typed, html };
}

/** `/admin/content/news/:slug/`, or `new`: writes a news article, for staff; 404 for customers. */
export const route = definePage<StaffNewsArticleData>({
  areas: ['account', 'staff', 'staff-content', 'news'],
  async load({ app, params, url }) {
    const slug = slugOf(params['slug']);
    if (!(await isSignedIn(app))) return toLogin(app, url.pathname);
    try {
      if (slug === null) {
        // Shows who may write, as there’s nothing to load.
        await previewMarkdown(app, { language: 'en', body: '' });
        return { slug, title: null, isSaved: false };
      }
      const { texts } = await app.queryClient.fetchQuery({ ...staffNewsArticleQuery(app, slug), staleTime: 0 });
      const title = texts.en?.title ?? texts.ru?.title ?? slug;
      return { slug, title, isSaved: url.searchParams.has('saved') };
    } catch (error) {
      return staffOnly(app, url.pathname, error);
    }
  },
  async act({ app, form, params, url }) {
    const known = slugOf(params['slug']);
    const slug = known ?? newSlug(formText(form, 'slug'));
    const published = formText(form, 'published');
    try {
      if (formText(form, 'intent') === 'preview') return await previewOf(app, form);
      await writeNewsArticle(app, slug, {
        version: known === null ? null : formText(form, 'version'),
        published: published === '' ? new Date().toISOString() : `${published.slice(0, 16)}:00.000Z`,
        featured: form.has('featured'),
        hidden: form.has('hidden'),
        tags: form.getAll('tags').filter((tag) => typeof tag === 'string'),
        texts: textsIn(form),
      });
      return redirect(`/admin/content/news/${slug}/?saved`);
    } catch (error) {
      return refusedForm(app, url.pathname, form, error);
    }
  },
  meta: ({ data: { title }, intl }) => ({ title: title ?? intl.formatMessage(words.newTitle), noindex: true }),
});

import { ApiError } from '../../api/errors.ts';
import { loadDocument } from '../../features/api-reference/load-document.ts';
import { apiCalls, apiGroups, type ApiCall } from '../../features/api-reference/reference.ts';
import { sampleLanguages, type SampleLanguage } from '../../features/api-reference/samples.ts';
import { groupNames } from '../../features/api-reference/words.ts';
import { definePage } from '../../app/router/page.ts';

interface ApiGroupData {
  tag: string;
  calls: ApiCall[];
  /** Language of the examples. */
  language: SampleLanguage;
}

/** `/api/reference/:group/`: the calls of a group in detail. `lang` is the language of the examples. */
export const route = definePage<ApiGroupData>({
  areas: ['api'],
  async load({ app, params, url }) {
    const slug = params['group'] ?? '';
    const { document, withVpn } = await loadDocument(app);
    const calls = apiCalls(document, withVpn, slug);
    const group = apiGroups(document, withVpn).find((one) => one.slug === slug);
    if (!calls || !group) {
      throw new ApiError({ status: 404, text: 'No such group', url: url.href, headers: new Headers(), data: null });
    }
    const language = sampleLanguages.find((one) => one === url.searchParams.get('lang')) ?? 'curl';
    return { tag: group.tag, calls, language };
  },
  meta: ({ intl, params, data: { tag } }) => {
    const name = groupNames[tag];
    const values = { group: name ? intl.formatMessage(name) : tag };
    return {
      title: intl.formatMessage(
        {
          id: 'api.group.title',
          defaultMessage: '{group}: {brand} API reference',
          description: 'Title in the browser of a page about a group of calls',
        },
        values,
      ),
      description: intl.formatMessage(
        {
          id: 'api.group.description',
          defaultMessage:
            '{brand} API, {group}: addresses, parameters, bodies and responses of every call, with examples in curl, TypeScript and Python.',
          description: 'Description for search engines of a page about a group of calls',
        },
        values,
      ),
      keywords: intl.formatMessage(
        {
          id: 'api.group.keywords',
          defaultMessage: '{group} API, {brand} API, REST API, API reference, curl, TypeScript, Python',
          description: 'Keywords for search engines of a page about a group of calls',
        },
        values,
      ),
      canonicalPath: `/api/reference/${params['group'] ?? ''}/`,
    };
  },
});

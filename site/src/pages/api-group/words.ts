import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { SampleLanguage } from '../../features/api-reference/samples.ts';

/** Brand names, the same in every language. */
export const languageNames: Readonly<Record<SampleLanguage, string>> = {
  curl: 'curl',
  typescript: 'TypeScript',
  python: 'Python',
};

type Word =
  | 'parameters'
  | 'body'
  | 'answers'
  | 'required'
  | 'path'
  | 'query'
  | 'header'
  | 'atLeast'
  | 'atMost'
  | 'characters'
  | 'preset'
  | 'copy'
  | 'copied'
  | 'session'
  | 'csrf'
  | 'scope'
  | 'fields';

export const words: Readonly<Record<Word, MessageDescriptor>> = defineMessages({
  parameters: { id: 'api.parameters', defaultMessage: 'Parameters', description: 'Heading in a call' },
  body: { id: 'api.body', defaultMessage: 'Request body', description: 'Heading in a call' },
  answers: { id: 'api.answers', defaultMessage: 'Responses', description: 'Heading in a call' },
  required: { id: 'api.required', defaultMessage: 'required', description: 'Beside a field' },
  path: { id: 'api.in-path', defaultMessage: 'in the path', description: 'Where a parameter goes' },
  query: { id: 'api.in-query', defaultMessage: 'in the query', description: 'Where a parameter goes' },
  header: { id: 'api.in-header', defaultMessage: 'header', description: 'Where a parameter goes' },
  atLeast: { id: 'api.at-least', defaultMessage: 'at least {value, number}', description: 'Limit of a number' },
  atMost: { id: 'api.at-most', defaultMessage: 'at most {value, number}', description: 'Limit of a number' },
  characters: {
    id: 'api.characters',
    defaultMessage: 'up to {value, plural, one {# character} other {# characters}}',
    description: 'Limit of a text',
  },
  preset: { id: 'api.default', defaultMessage: 'default: {value}', description: 'Value of a field that is left out' },
  copy: { id: 'api.copy', defaultMessage: 'Copy example', description: 'Button beside an example' },
  copied: { id: 'api.copied', defaultMessage: 'Copied', description: 'After copying an example' },
  session: { id: 'api.session', defaultMessage: 'Signed-in customers', description: 'Label: who may make a call' },
  csrf: { id: 'api.csrf', defaultMessage: 'CSRF token', description: 'Label: what a call needs' },
  scope: { id: 'api.scope', defaultMessage: 'Token scope: {scope}', description: 'Label: which token may make a call' },
  fields: {
    id: 'api.fields',
    defaultMessage: 'Fields of {name}',
    description: 'Opens the fields of an object in the reference',
  },
});

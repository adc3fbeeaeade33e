import type { ApiCall } from './reference.ts';

/** Languages of the examples. */
export const sampleLanguages = ['curl', 'typescript', 'python'] as const;
export type SampleLanguage = (typeof sampleLanguages)[number];

type SampledCall = Pick<ApiCall, 'method' | 'path' | 'session' | 'csrf' | 'scope' | 'parameters' | 'body'>;

/** The call's address with example values; optional parameters are left out. */
function addressOf(origin: string, { path, parameters }: SampledCall): string {
  const filled = parameters
    .filter(({ place }) => place === 'path')
    .reduce((text, { name, example }) => text.replace(`{${name}}`, encodeURIComponent(example)), path);
  const query = new URLSearchParams(
    parameters.flatMap(({ name, place, required, example }) =>
      place === 'query' && required ? [[name, example]] : [],
    ),
  ).toString();
  return origin + filled + (query && `?${query}`);
}

function headersOf(origin: string, { csrf, scope, body, parameters }: SampledCall): [name: string, value: string][] {
  return [
    ...(scope === null ? [] : ([['Authorization', 'Bearer API_TOKEN']] as [string, string][])),
    ...(csrf && scope === null
      ? ([
          ['X-CSRFToken', 'CSRF_TOKEN'],
          ['Origin', origin],
        ] as [string, string][])
      : []),
    ...(parameters.some(({ name }) => name === 'idempotency-key')
      ? ([['Idempotency-Key', 'order-1']] as [string, string][])
      : []),
    ...(body ? ([['Content-Type', 'application/json']] as [string, string][]) : []),
  ];
}

/** A token needs no cookies. */
const cookieOf = ({ session, csrf, scope }: SampledCall): string =>
  scope !== null
    ? ''
    : [...(session ? ['sessionid=SESSION_ID'] : []), ...(csrf ? ['csrftoken=CSRF_TOKEN'] : [])].join('; ');

function curl(origin: string, call: SampledCall): string {
  const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
  const cookie = cookieOf(call);
  return [
    `curl${call.method === 'GET' ? '' : ` -X ${call.method}`} ${quoted(addressOf(origin, call))}`,
    ...(cookie ? [`-b ${quoted(cookie)}`] : []),
    ...headersOf(origin, call).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(call.body ? [`-d ${quoted(JSON.stringify(call.body.example))}`] : []),
  ].join(' \\\n  ');
}

function typescript(origin: string, call: SampledCall): string {
  const cookie = cookieOf(call);
  const headers = [...(cookie ? [['Cookie', cookie] as const] : []), ...headersOf(origin, call)];
  const lines = [
    ...(call.method === 'GET' ? [] : [`  method: '${call.method}',`]),
    ...(headers.length > 0
      ? ['  headers: {', ...headers.map(([name, value]) => `    '${name}': '${value}',`), '  },']
      : []),
    ...(call.body
      ? [`  body: JSON.stringify(${JSON.stringify(call.body.example, null, 2).replaceAll('\n', '\n  ')}),`]
      : []),
  ];
  const options = lines.length > 0 ? `, {\n${lines.join('\n')}\n}` : '';
  return [
    `const response = await fetch('${addressOf(origin, call)}'${options});`,
    'if (!response.ok) throw new Error(await response.text());',
    'console.log(await response.json());',
  ].join('\n');
}

/** JSON with the names of Python's constants. Strings are JSON strings, which are valid in Python. */
function pythonValue(value: unknown, indent = ''): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return JSON.stringify(value);
  const inner = `${indent}    `;
  const entries = Array.isArray(value)
    ? value.map((item) => pythonValue(item, inner))
    : Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${pythonValue(item, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  if (entries.length === 0) return `${open}${close}`;
  return `${open}\n${entries.map((entry) => `${inner}${entry},\n`).join('')}${indent}${close}`;
}

function python(origin: string, call: SampledCall): string {
  const cookie = cookieOf(call);
  const headers = Object.fromEntries([
    ...(cookie ? [['Cookie', cookie] as const] : []),
    ...headersOf(origin, call).filter(([name]) => name !== 'Content-Type'),
  ]);
  const options = [
    ...(Object.keys(headers).length > 0 ? [`    headers=${pythonValue(headers, '    ')},`] : []),
    ...(call.body ? [`    json=${pythonValue(call.body.example, '    ')},`] : []),
  ];
  const address = JSON.stringify(addressOf(origin, call));
  const method = call.method.toLowerCase();
  return [
    'import requests',
    '',
    options.length > 0
      ? `response = requests.${method}(\n    ${address},\n${options.join('\n')}\n)`
      : `response = requests.${method}(${address})`,
    'response.raise_for_status()',
    'print(response.json())',
  ].join('\n');
}

const writers = { curl, typescript, python };

/**
 * An example of a call, with the required fields only. `API_TOKEN` is to be filled in; `SESSION_ID` and `CSRF_TOKEN` for
 * what no token can do.
 */
export const sample = (language: SampleLanguage, origin: string, call: SampledCall): string =>
  writers[language](origin, call);

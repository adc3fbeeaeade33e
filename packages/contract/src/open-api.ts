import { z } from 'zod';
import { Scope } from './access.ts';
import type { Call } from './call.ts';
import { CallSchemas, type JsonSchema } from './open-api-schemas.ts';

/** Title and version of the document; `servers`: origins where the API answers. */
export interface OpenApiInfo {
  title: string;
  version: string;
  description?: string;
  servers?: { url: string; description?: string }[];
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: JsonSchema;
}

interface Content {
  'application/json': { schema: JsonSchema };
}

interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required: true; content: Content };
  responses: Record<string, { description: string; content: Content }>;
}

/** The parts of an OpenAPI 3.1 document that are written here. */
export interface OpenApiDocument {
  openapi: '3.1.1';
  info: { title: string; version: string; description?: string };
  servers?: { url: string; description?: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, JsonSchema> };
}

const reasons: Record<number, string> = {
  200: 'Done',
  201: 'Created',
  400: 'The request has errors',
  401: 'Not logged in',
  403: 'Not allowed',
  404: 'Not found',
  409: 'In conflict with the present state',
  429: 'Too many requests',
  503: 'Not able to work just now',
};

const json = (schema: JsonSchema): Content => ({ 'application/json': { schema } });

function parametersOf(call: Call, schemas: CallSchemas): Parameter[] {
  const places = [
    ['path', call.params],
    ['query', call.query],
    ['header', call.headers],
  ] as const;
  return places.flatMap(([place, object]) =>
    Object.entries(object?.shape ?? {}).map(([name, schema]) => ({
      name,
      in: place,
      required: place === 'path' || !z.safeParse(schema, undefined).success,
      schema: schemas.of(`${call.id} ${place} ${name}`),
    })),
  );
}

function operationOf(call: Call, schemas: CallSchemas): Operation {
  const parameters = parametersOf(call, schemas);
  const statuses = [...new Set([...Object.keys(call.answer).map(Number), ...(call.errors ?? [])])].toSorted(
    (a, b) => a - b,
  );
  const cookies: Record<string, string[]> = {};
  if (call.session) cookies['session'] = [];
  if (call.method !== 'GET' && call.csrf !== false) cookies['csrf'] = [];
  const scope = Scope.safeParse(call.access).data;
  const security = [
    ...(scope === undefined ? [] : [{ token: [scope] }]),
    ...(Object.keys(cookies).length === 0 ? [] : [cookies]),
  ];
  return {
    operationId: call.id,
    summary: call.summary,
    tags: [call.tag],
    security,
    ...(parameters.length > 0 && { parameters }),
    ...(call.body && { requestBody: { required: true, content: json(schemas.of(`${call.id} body`)) } }),
    responses: Object.fromEntries(
      statuses.map((status) => [
        String(status),
        { description: reasons[status] ?? String(status), content: json(schemas.of(`${call.id} ${status}`)) },
      ]),
    ),
  };
}

/** OpenAPI 3.1 document of these calls. Schemas with a name of their own become components, all others are inline. */
export function openApi(calls: Readonly<Record<string, Call>>, info: OpenApiInfo): OpenApiDocument {
  const list = Object.values(calls);
  const schemas = new CallSchemas(list);
  const paths: OpenApiDocument['paths'] = {};
  for (const call of list) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call, schemas) };
  }
  const { servers, ...about } = info;
  return {
    openapi: '3.1.1',
    info: about,
    ...(servers && { servers }),
    tags: [...new Set(list.map((call) => call.tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: schemas.components,
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API token. The names in `security` are its scopes.',
        },
        session: { type: 'apiKey', in: 'cookie', name: 'sessionid' },
        csrf: { type: 'apiKey', in: 'header', name: 'X-CSRFToken' },
      },
    },
  };
}

/** The parts of an OpenAPI document that the reference reads; `@hoster/contract` writes it. */
export interface ApiDocument {
  paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>;
  components: { schemas: Readonly<Record<string, ApiSchema>> };
}

/** Whether JSON is an OpenAPI document; its contents are assumed to be as `@hoster/contract` writes them. */
export const isApiDocument = (data: unknown): data is ApiDocument =>
  typeof data === 'object' && data !== null && 'paths' in data && 'components' in data;

export interface ApiOperation {
  operationId: string;
  summary: string;
  tags: readonly string[];
  security: readonly Readonly<Record<string, unknown>>[];
  parameters?: readonly { name: string; in: 'path' | 'query' | 'header'; required: boolean; schema: ApiSchema }[];
  requestBody?: { content: ApiContent };
  responses: Readonly<Record<string, { content: ApiContent }>>;
}

interface ApiContent {
  'application/json': { schema: ApiSchema };
}

/** A JSON Schema as the document has it. */
export interface ApiSchema {
  $ref?: string;
  description?: string;
  type?: string | readonly string[];
  format?: string;
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly ApiSchema[];
  oneOf?: readonly ApiSchema[];
  allOf?: readonly ApiSchema[];
  items?: ApiSchema;
  properties?: Readonly<Record<string, ApiSchema>>;
  required?: readonly string[];
  additionalProperties?: boolean | ApiSchema;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
}

export * from './schemas.ts';
export * from './call.ts';
export { calls } from './calls/index.ts';
export { openApi, type OpenApiDocument, type OpenApiInfo } from './open-api.ts';
export { toFieldErrors } from './field-errors.ts';
export { toAuthErrors } from './auth-errors.ts';

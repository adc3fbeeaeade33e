export * from './schemas.ts';
export * from './call.ts';
export { calls } from './calls/index.ts';
export { openApi, type OpenApiDocument, type OpenApiInfo } from './open-api.ts';
export { toAuthErrors, valueAt } from './auth-errors.ts';

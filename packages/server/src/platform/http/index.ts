// The door of platform/http: other areas import nothing past it.
export { answerBrokenClient, answerErrors, answerUnreadable, AuthError } from './answers.ts';
export { BodyError, bodyLimit, readBodies } from './body.ts';
export { boundWork, answerInTime } from './in-time.ts';
export { unavailable } from './errors/database-errors.ts';
export { AppError, FieldError, forbidden, notFound, notSignedIn, tooMany } from './errors/errors.ts';
export { InputError } from './errors/input-error.ts';
export { texts } from './errors/texts.ts';
export { addHooks } from './hooks.ts';
export { AnswerCache } from './answer-cache.ts';
export { logOptions } from './log.ts';
export { pageCalls, type PageCalls } from './page-calls.ts';
export { jsonBytes, outgoing, type Outgoing } from './outgoing.ts';
export { keysetPage } from './keyset-page.ts';
export { pageOf } from './page-of.ts';
export { PageLookups } from './page-lookups.ts';
export {
  consumeLimit,
  consumeQuota,
  consumeSlowed,
  type Limited,
  resetLimit,
  restoreLimit,
  type Slowed,
  sweepRateLimits,
} from './rate-limit.ts';
export { rawPost, readMessage } from './raw-post.ts';
export { checkAnswer, checkedInput, publicRoute, route, type RouteInput } from './route.ts';
export { cookieOf, sessionCookie, setCookie } from './cookies.ts';
export { checkOrigin, giveCsrfCookie, newCsrfToken } from './csrf.ts';
export { answerUnknownPaths } from './unknown-paths.ts';
export { agreesToMarketing, attributionOf } from './visitor/attribution.ts';
export { countryOf, edgeCountryOf } from './visitor/country.ts';
export { forDemoVisitors, mayUseDemo } from './visitor/demo-visitor.ts';
export type { Language } from './visitor/language.ts';
export { addressOf, networkOf } from './visitor/visitor-address.ts';
export { keptValues } from './tables.ts';
export type { Visitors } from './visitors.ts';

import { defineMessages } from '@formatjs/intl';

/** Texts that any call may return. Each module keeps its own beside the code that uses them. */
export const texts = defineMessages({
  invalid: { id: 'platform.invalid', defaultMessage: 'Invalid input.' },
  notFound: { id: 'platform.not-found', defaultMessage: 'Not found.' },
  notSignedIn: { id: 'platform.not-signed-in', defaultMessage: 'Authentication credentials were not provided.' },
  forbidden: { id: 'platform.forbidden', defaultMessage: 'You do not have permission to perform this action.' },
  tooMany: { id: 'platform.too-many', defaultMessage: 'Too many requests. Try again later.' },
  serverError: {
    id: 'platform.server-error',
    defaultMessage: 'Something went wrong; our developers are already on it.',
  },
  badJson: { id: 'platform.bad-json', defaultMessage: 'The request body is not valid JSON.' },
  badText: { id: 'platform.bad-text', defaultMessage: 'The request contains characters that aren’t allowed.' },
  tooDeep: { id: 'platform.too-deep', defaultMessage: 'The request body is nested too deeply.' },
  tooLarge: { id: 'platform.too-large', defaultMessage: 'The request body is too large.' },
  conflict: {
    id: 'platform.conflict',
    defaultMessage: 'This has just been changed elsewhere. Reload the page and try again.',
  },
  unavailable: {
    id: 'platform.unavailable',
    defaultMessage: 'The service is temporarily unavailable. Try again in a moment.',
  },
  badRequest: { id: 'platform.bad-request', defaultMessage: 'Bad request.' },
  unsupportedMedia: { id: 'platform.unsupported-media', defaultMessage: 'Unsupported media type.' },
  required: { id: 'platform.required', defaultMessage: 'This field is required' },
  blank: { id: 'platform.blank', defaultMessage: 'This field is required' },
  email: { id: 'platform.email', defaultMessage: 'Enter a valid email address.' },
  url: { id: 'platform.url', defaultMessage: 'Enter a valid URL.' },
});

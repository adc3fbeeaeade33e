import { defineMessages } from '@formatjs/intl';

/** Texts that any call may return. Each module keeps its own beside the code that uses them. */
export const texts = defineMessages({
  invalid: { id: 'platform.invalid', defaultMessage: 'Invalid input.', description: 'Error of any call' },
  notFound: { id: 'platform.not-found', defaultMessage: 'Not found.', description: 'Error of any call' },
  notSignedIn: {
    id: 'platform.not-signed-in',
    defaultMessage: 'Authentication credentials were not provided.',
    description: 'Error of any call',
  },
  forbidden: {
    id: 'platform.forbidden',
    defaultMessage: 'You do not have permission to perform this action.',
    description: 'Error of any call',
  },
  tooMany: {
    id: 'platform.too-many',
    defaultMessage: 'Too many requests. Try again later.',
    description: 'Error of any call',
  },
  serverError: {
    id: 'platform.server-error',
    defaultMessage: 'Something went wrong; our developers are already on it.',
    description: 'Error of any call',
  },
  badJson: {
    id: 'platform.bad-json',
    defaultMessage: 'The request body is not valid JSON.',
    description: 'Error of any call',
  },
  badText: {
    id: 'platform.bad-text',
    defaultMessage: 'The request contains characters that aren’t allowed.',
    description: 'Error of any call',
  },
  tooDeep: {
    id: 'platform.too-deep',
    defaultMessage: 'The request body is nested too deeply.',
    description: 'Error of any call',
  },
  tooLarge: {
    id: 'platform.too-large',
    defaultMessage: 'The request body is too large.',
    description: 'Error of any call',
  },
  conflict: {
    id: 'platform.conflict',
    defaultMessage: 'This has just been changed elsewhere. Reload the page and try again.',
    description: 'Error of any call',
  },
  unavailable: {
    id: 'platform.unavailable',
    defaultMessage: 'The service is temporarily unavailable. Try again in a moment.',
    description: 'Error of any call',
  },
  badRequest: { id: 'platform.bad-request', defaultMessage: 'Bad request.', description: 'Error of any call' },
  unsupportedMedia: {
    id: 'platform.unsupported-media',
    defaultMessage: 'Unsupported media type.',
    description: 'Error of any call',
  },
  required: { id: 'platform.required', defaultMessage: 'This field is required', description: 'Error of any call' },
  blank: { id: 'platform.blank', defaultMessage: 'This field is required', description: 'Error of any call' },
  email: { id: 'platform.email', defaultMessage: 'Enter a valid email address.', description: 'Error of any call' },
  url: { id: 'platform.url', defaultMessage: 'Enter a valid URL.', description: 'Error of any call' },
});

import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';
import type { ErrorKind } from './error-kind.ts';

/** Titles of the error pages. */
export const errorTitles: Readonly<Record<ErrorKind, MessageDescriptor>> = defineMessages({
  'not-found': { id: 'errors.not-found', defaultMessage: 'Page Not Found', description: 'Title of the 404 page' },
  'unknown-help': {
    id: 'errors.help',
    defaultMessage: 'Unknown article/tag',
    description: 'Title of the 404 page of the help centre',
  },
  away: {
    id: 'errors.away',
    defaultMessage: 'The service is unavailable',
    description: 'Title of the 502, 503 and 504 pages, while the backend or its database is away',
  },
  'too-many': {
    id: 'errors.too-many',
    defaultMessage: 'Too many requests',
    description: 'Title of the 429 page',
  },
  'signed-out': {
    id: 'errors.signed-out',
    defaultMessage: 'You’ve been signed out',
    description: 'Title of the 401 page, after a form was sent without a session',
  },
  refused: {
    id: 'errors.refused',
    defaultMessage: 'We can’t process this request',
    description: 'Title of the error page for requests that were refused, such as 400, 403 and 415',
  },
  offline: {
    id: 'errors.offline',
    defaultMessage: 'You’re offline',
    description: 'Title of the page that couldn’t be loaded without a connection',
  },
  'new-version': {
    id: 'errors.new-version',
    defaultMessage: 'A new version is available',
    description: 'Title of the error page of a tab from before a deployment',
  },
  // "Somthing" is the product's own spelling.
  failed: {
    id: 'errors.server',
    defaultMessage: 'Oops! Somthing happened',
    description: "Title of the 500 page; the spelling is the product's",
  },
});

/** Title of a page whose form was sent with an error. */
export const formError: MessageDescriptor = defineMessage({
  id: 'errors.form',
  defaultMessage: 'Error: {title}',
  description: 'Title of a page whose form has an error; the title is that of the page itself',
});

/** Message when a form is sent while offline. */
export const formWaits: MessageDescriptor = defineMessage({
  id: 'errors.form-waits',
  defaultMessage: 'You’re offline. We’ll send the form when you’re back online.',
  description: 'Toast after a form was sent without a connection',
});

/** Text below the title. */
export const errorTexts: Readonly<Record<ErrorKind, MessageDescriptor>> = defineMessages({
  'not-found': {
    id: 'errors.not-found.text',
    defaultMessage: 'We couldn’t find this page. Check the address or start from the home page.',
    description: 'Text of the 404 page',
  },
  'unknown-help': {
    id: 'errors.help.text',
    defaultMessage: 'It may have been renamed. Search the help or <all>browse all articles</all>.',
    description: 'Text of the 404 page of the help centre',
  },
  away: {
    id: 'errors.away.text',
    defaultMessage: 'We’re working on it. Try again in a minute.',
    description: 'Text of the 502, 503 and 504 pages, while the backend or its database is away',
  },
  'too-many': {
    id: 'errors.too-many.text',
    defaultMessage: 'You’ve loaded many pages within a short time. Wait a minute and try again.',
    description: 'Text of the 429 page',
  },
  'signed-out': {
    id: 'errors.signed-out.text',
    defaultMessage: 'Your session has ended. Sign in to continue.',
    description: 'Text of the 401 page, after a form was sent without a session',
  },
  refused: {
    id: 'errors.refused.text',
    defaultMessage: 'Go back and try again. If it doesn’t help, contact us.',
    description: 'Text of the error page for requests that were refused, such as 400, 403 and 415',
  },
  offline: {
    id: 'errors.offline.text',
    defaultMessage: 'Check your connection. This page will load when you’re back online.',
    description: 'Text of the page that couldn’t be loaded without a connection',
  },
  'new-version': {
    id: 'errors.new-version.text',
    defaultMessage: 'The site has been updated since you opened this tab. Reload the page to continue.',
    description: 'Text of the error page of a tab from before a deployment',
  },
  failed: {
    id: 'errors.server.text',
    defaultMessage: 'We couldn’t load this page. We’ve logged the error; try again in a minute.',
    description: 'Text of the 500 page',
  },
});

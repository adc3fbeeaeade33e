import { createApp } from '../app/app-context.tsx';
import { strangerFacts } from './visitor-facts.ts';

/** The application of a stranger for tests that ask the backend for nothing. */
export const silentApp = () =>
  createApp({
    facts: strangerFacts,
    transport: () => Promise.reject(new Error('Nothing is asked for')),
    cookie: () => null,
    setCookie: () => undefined,
    notify: () => undefined,
    log: () => undefined,
  });

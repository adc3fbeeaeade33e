import { z } from 'zod';
import { Reauthenticate, Unauthenticated } from '../auth.ts';

/** Group of the calls of sign-in. */
export const tag = 'Auth';

/** Base path of django-allauth's browser client, mounted under `/auth/`. */
export const base = '/auth/_allauth/browser/v1';

/** 401: not logged in, or too long ago for a delicate change. */
export const NotFresh = z.union([Unauthenticated, Reauthenticate]);

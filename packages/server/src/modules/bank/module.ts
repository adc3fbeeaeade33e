import type { Module } from '../module.ts';
import { bankPages } from './pages.ts';

/** The pretend bank. */
export const bankModule: Module = { name: 'bank', routes: bankPages };

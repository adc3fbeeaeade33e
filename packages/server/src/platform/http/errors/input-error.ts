import type { z } from 'zod';
import type { Language } from '../visitor/language.ts';
import { AppError } from './errors.ts';
import { toFieldErrors } from './field-errors.ts';
import { texts } from './texts.ts';

/** The request differs from the contract: 400 with the errors at their fields. */
export class InputError extends AppError {
  readonly #error: z.core.$ZodError;
  readonly #input: unknown;

  constructor(error: z.core.$ZodError, input: unknown) {
    super({ status: 400, detail: texts.badRequest, log: 'Refused input' });
    this.#error = error;
    this.#input = input;
  }

  override body(language: Language): Record<string, unknown> {
    return toFieldErrors(this.#error, this.#input, language);
  }
}

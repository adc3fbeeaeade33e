import { formText } from '../../../app/router/form-text.ts';

/** A code of an email or a text message, as typed or pasted: no backend wants blanks or a long dash in it. */
export const sentCodeIn = (form: FormData, name: string): string =>
  formText(form, name)
    .normalize('NFKC')
    .replaceAll(/[\s\p{Cf}]/gu, '')
    .replaceAll(/\p{Pd}/gu, '-');

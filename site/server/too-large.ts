import { languageFrom } from '@hoster/domain/accepted-language';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { asksForPage, bareHeaders, barePage } from './bare-page.ts';

const words = {
  en: { title: 'The form is too large', text: 'Go back, shorten your text and send it again. The limit is 1 MB.' },
  ru: {
    title: 'Форма слишком большая',
    text: 'Вернитесь назад, сократите текст и отправьте форму ещё раз. Ограничение — 1 МБ.',
  },
};

/** Answers a form that is over the limit of the host: with a page for visitors, else with the error as JSON. */
export function answerTooLarge(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!asksForPage(request.headers)) return reply.send(error);
  const lang = languageFrom(request.headers['accept-language']);
  return reply
    .code(413)
    .headers(bareHeaders)
    .send(barePage({ lang, ...words[lang] }));
}

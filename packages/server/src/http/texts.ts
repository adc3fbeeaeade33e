import type { Text } from './language.ts';

/** The texts that any call may answer. Each module keeps its own beside what says them. */
export const texts = {
  invalid: { en: 'Invalid input.', ru: 'Проверьте введённые данные.' },
  notFound: { en: 'Not found.', ru: 'Не найдено.' },
  notSignedIn: {
    en: 'Authentication credentials were not provided.',
    ru: 'Войдите, чтобы продолжить.',
  },
  forbidden: {
    en: 'You do not have permission to perform this action.',
    ru: 'У вас нет прав на это действие.',
  },
  tooMany: {
    en: 'Too many requests. Try again later.',
    ru: 'Слишком много запросов. Попробуйте позже.',
  },
  serverError: {
    en: 'Something went wrong; our developers are already on it.',
    ru: 'Что-то пошло не так, мы уже разбираемся.',
  },
  badJson: { en: 'The request body is not valid JSON.', ru: 'Тело запроса содержит некорректный JSON.' },
  badText: {
    en: 'The request contains characters that aren’t allowed.',
    ru: 'В запросе есть недопустимые символы.',
  },
  tooDeep: { en: 'The request body is nested too deeply.', ru: 'Слишком глубокая вложенность в теле запроса.' },
  tooLarge: { en: 'The request body is too large.', ru: 'Тело запроса слишком велико.' },
  conflict: {
    en: 'This has just been changed elsewhere. Reload the page and try again.',
    ru: 'Данные только что изменились. Обновите страницу и попробуйте ещё раз.',
  },
  unavailable: {
    en: 'The service is temporarily unavailable. Try again in a moment.',
    ru: 'Сервис временно недоступен. Попробуйте ещё раз чуть позже.',
  },
  badRequest: { en: 'Bad request.', ru: 'Неверный запрос.' },
  unsupportedMedia: { en: 'Unsupported media type.', ru: 'Формат тела запроса не поддерживается.' },
  required: { en: 'This field is required.', ru: 'Обязательное поле.' },
  blank: { en: 'This field can’t be empty.', ru: 'Заполните это поле.' },
  email: { en: 'Enter a valid email address.', ru: 'Введите правильный адрес электронной почты.' },
  url: { en: 'Enter a valid URL.', ru: 'Введите правильный URL.' },
} satisfies Record<string, Text>;

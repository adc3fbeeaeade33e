import type { Survey, SurveyAnswers } from '@hoster/contract';
import type { Language, Text } from '../../../http/language.ts';

interface Option {
  readonly value: string;
  readonly label: Text;
}

type Question =
  | {
      readonly key: string;
      readonly label: Text;
      readonly kind: 'single' | 'multi';
      readonly options: readonly Option[];
    }
  | { readonly key: string; readonly label: Text; readonly kind: 'text' };

/** What the questions are about; answers are stored by key. */
const questions: readonly Question[] = [
  {
    key: 'purpose',
    label: { en: 'What is the server for?', ru: 'Для чего нужен сервер?' },
    kind: 'single',
    options: [
      { value: 'website', label: { en: 'Websites or online shops', ru: 'Сайты или интернет-магазины' } },
      { value: 'application', label: { en: 'Application or SaaS', ru: 'Приложение или SaaS' } },
      { value: 'virtualisation', label: { en: 'Virtual machines', ru: 'Виртуальные машины' } },
      { value: 'games', label: { en: 'Game servers', ru: 'Игровые серверы' } },
      { value: 'storage', label: { en: 'Storage or backups', ru: 'Хранение данных или бэкапы' } },
      { value: 'other', label: { en: 'Something else', ru: 'Другое' } },
    ],
  },
  {
    key: 'software',
    label: { en: 'What will run on it?', ru: 'Что будет на нём работать?' },
    kind: 'multi',
    options: [
      { value: 'web-server', label: { en: 'Web server', ru: 'Веб-сервер' } },
      { value: 'database', label: { en: 'Database', ru: 'База данных' } },
      { value: 'containers', label: { en: 'Docker or Kubernetes', ru: 'Docker или Kubernetes' } },
      { value: 'hypervisor', label: { en: 'Hypervisor', ru: 'Гипервизор' } },
      { value: 'mail', label: { en: 'Mail server', ru: 'Почтовый сервер' } },
      { value: 'other', label: { en: 'Something else', ru: 'Другое' } },
    ],
  },
  {
    key: 'notes',
    label: { en: 'Anything else we should know?', ru: 'Что ещё нам стоит знать?' },
    kind: 'text',
  },
];

/** The questions about a dedicated server. None has to be answered. */
export const dsSurvey = (language: Language): Survey => ({
  questions: questions.map((question) => ({
    key: question.key,
    label: question.label[language],
    kind: question.kind,
    required: false,
    ...(question.kind !== 'text' && {
      options: question.options.map(({ value, label }) => ({ value, label: label[language] })),
    }),
  })),
});

/** Whether the answers are answers to the questions. */
export const isSurveyAnswered = (answers: SurveyAnswers): boolean =>
  Object.entries(answers).every(([key, answer]) => {
    const question = questions.find((one) => one.key === key);
    return question !== undefined && answersTo(question, answer);
  });

function answersTo(question: Question, answer: string | readonly string[]): boolean {
  if (question.kind === 'text') return typeof answer === 'string';
  const isOption = (value: string) => question.options.some((option) => option.value === value);
  // An empty text is what a form sends for a question that wasn't answered.
  if (question.kind === 'single') return typeof answer === 'string' && (answer === '' || isOption(answer));
  return typeof answer !== 'string' && answer.every(isOption) && new Set(answer).size === answer.length;
}

/** The answers to the questions that were answered; null for none. */
export function answersGiven(answers: SurveyAnswers | null): SurveyAnswers | null {
  const given = Object.entries(answers ?? {})
    .map(([key, answer]) => [key, typeof answer === 'string' ? answer.trim() : answer] as const)
    .filter(([, answer]) => answer.length > 0);
  return given.length === 0 ? null : Object.fromEntries(given);
}

/** Questions and answers in words, for staff. */
export function answersInWords(
  answers: SurveyAnswers | null,
  language: Language,
): { question: string; answer: string }[] {
  return questions.flatMap((question) => {
    const answer = Object.entries(answers ?? {}).find(([key]) => key === question.key)?.[1];
    if (answer === undefined) return [];
    const label = (value: string) =>
      question.kind === 'text'
        ? value
        : (question.options.find((option) => option.value === value)?.label[language] ?? value);
    return [{ question: question.label[language], answer: [answer].flat().map(label).join(', ') }];
  });
}

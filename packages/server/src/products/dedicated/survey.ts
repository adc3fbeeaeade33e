import { defineMessage } from '@formatjs/intl';
import { translate, type Message } from '../../i18n/translate.ts';
import type { Survey, SurveyAnswers } from '@hoster/contract';
import type { Language } from '../../platform/http/index.ts';

interface Option {
  readonly value: string;
  readonly label: Message;
}

type Question =
  | {
      readonly key: string;
      readonly label: Message;
      readonly kind: 'single' | 'multi';
      readonly options: readonly Option[];
    }
  | { readonly key: string; readonly label: Message; readonly kind: 'text' };

/** Topics of the questions; answers are stored by key. */
const questions: readonly Question[] = [
  {
    key: 'purpose',
    label: defineMessage({ id: 'products.dedicated.survey.purpose', defaultMessage: 'What is the server for?' }),
    kind: 'single',
    options: [
      {
        value: 'website',
        label: defineMessage({
          id: 'products.dedicated.survey.purpose.website',
          defaultMessage: 'Websites or online shops',
        }),
      },
      {
        value: 'application',
        label: defineMessage({
          id: 'products.dedicated.survey.purpose.application',
          defaultMessage: 'Application or SaaS',
        }),
      },
      {
        value: 'virtualisation',
        label: defineMessage({
          id: 'products.dedicated.survey.purpose.virtualisation',
          defaultMessage: 'Virtual machines',
        }),
      },
      {
        value: 'games',
        label: defineMessage({ id: 'products.dedicated.survey.purpose.games', defaultMessage: 'Game servers' }),
      },
      {
        value: 'storage',
        label: defineMessage({ id: 'products.dedicated.survey.purpose.storage', defaultMessage: 'Storage or backups' }),
      },
      {
        value: 'other',
        label: defineMessage({ id: 'products.dedicated.survey.purpose.other', defaultMessage: 'Something else' }),
      },
    ],
  },
  {
    key: 'software',
    label: defineMessage({ id: 'products.dedicated.survey.software', defaultMessage: 'What will run on it?' }),
    kind: 'multi',
    options: [
      {
        value: 'web-server',
        label: defineMessage({ id: 'products.dedicated.survey.software.web-server', defaultMessage: 'Web server' }),
      },
      {
        value: 'database',
        label: defineMessage({ id: 'products.dedicated.survey.software.database', defaultMessage: 'Database' }),
      },
      {
        value: 'containers',
        label: defineMessage({
          id: 'products.dedicated.survey.software.containers',
          defaultMessage: 'Docker or Kubernetes',
        }),
      },
      {
        value: 'hypervisor',
        label: defineMessage({ id: 'products.dedicated.survey.software.hypervisor', defaultMessage: 'Hypervisor' }),
      },
      {
        value: 'mail',
        label: defineMessage({ id: 'products.dedicated.survey.software.mail', defaultMessage: 'Mail server' }),
      },
      {
        value: 'other',
        label: defineMessage({ id: 'products.dedicated.survey.software.other', defaultMessage: 'Something else' }),
      },
    ],
  },
  {
    key: 'notes',
    label: defineMessage({ id: 'products.dedicated.survey.notes', defaultMessage: 'Anything else we should know?' }),
    kind: 'text',
  },
];

/** The questions about a dedicated server. All are optional. */
export const dsSurvey = (language: Language): Survey => ({
  questions: questions.map((question) => ({
    key: question.key,
    label: translate(language, question.label),
    kind: question.kind,
    required: false,
    ...(question.kind !== 'text' && {
      options: question.options.map(({ value, label }) => ({ value, label: translate(language, label) })),
    }),
  })),
});

/** Whether the answers match the questions. */
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

/** The non-empty answers; null for none. */
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
    const label = (value: string) => {
      const option = question.kind === 'text' ? undefined : question.options.find((one) => one.value === value);
      return option ? translate(language, option.label) : value;
    };
    return [{ question: translate(language, question.label), answer: [answer].flat().map(label).join(', ') }];
  });
}

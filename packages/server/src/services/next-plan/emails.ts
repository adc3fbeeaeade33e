import { defineMessages } from '@formatjs/intl';
import { dayInWords } from '@hoster/domain';
import { translate, translator } from '../../i18n/translate.ts';
import type { Context } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { pageLink, type Recipient, sendEmail, spokenAmount } from '../../billing/index.ts';
import type { ServiceRow } from '../../sales/index.ts';
import type { Smaller } from './priced.ts';

const texts = defineMessages({
  chosenSubject: { id: 'services.next-plan.email.chosen-subject', defaultMessage: '{name} moves to {plan} on {day}' },
  chosen: {
    id: 'services.next-plan.email.chosen',
    defaultMessage:
      'From {day}, {name} has the plan {plan}. Its next term then costs {amount}, VAT included. Until then everything stays as it is.',
  },
  undo: {
    id: 'services.next-plan.email.undo',
    defaultMessage: 'If you change your mind, you can keep the current plan until then:',
  },
  undoneSubject: { id: 'services.next-plan.email.undone-subject', defaultMessage: '{name} keeps its plan' },
  undone: {
    id: 'services.next-plan.email.undone',
    defaultMessage: 'You’ve kept the current plan of {name}. It renews with this plan and at its price.',
  },
  begunSubject: { id: 'services.next-plan.email.begun-subject', defaultMessage: '{name} has moved to {plan}' },
  begun: {
    id: 'services.next-plan.email.begun',
    defaultMessage:
      'The term of {name} that you paid for in advance has started. As you chose, it now has the plan {plan}.',
  },
  page: { id: 'services.next-plan.email.page', defaultMessage: 'Your service in your account:' },
  moves: {
    id: 'services.next-plan.email.moves',
    defaultMessage: 'As you chose, it moves to the plan {plan} on {day}. The amount above is for that plan.',
  },
  due: { id: 'services.next-plan.email.due', defaultMessage: 'As you chose, the amount is for the plan {plan}.' },
  moved: {
    id: 'services.next-plan.email.moved',
    defaultMessage: 'As you chose, it now has the plan {plan}.',
  },
});

/** Name of a plan as in orders and invoices: "VPS NVMe 1". */
const labelOf = (
  { serviceLines }: Context,
  { kind }: Pick<ServiceRow, 'kind'>,
  { pricing }: NamedPlan,
  { language }: Recipient,
): string => serviceLines[kind].label(pricing.tariff.label ?? '', language);

/** A plan that names itself. */
interface NamedPlan {
  readonly pricing: { readonly tariff: Pick<Smaller['pricing']['tariff'], 'label'> };
}

type Chosen = Pick<ServiceRow, 'id' | 'kind' | 'name' | 'nextFrom'>;

/** Email about a smaller plan that was chosen. */
export async function mailChosen(
  context: Context,
  tx: Db,
  to: Recipient,
  service: Chosen,
  plan: NamedPlan & { readonly term: Pick<Smaller['term'], 'total'> },
): Promise<void> {
  const { id, name, nextFrom } = service;
  if (nextFrom === null) return;
  const t = translator(to.language);
  const facts = {
    name,
    plan: labelOf(context, service, plan, to),
    day: dayInWords(nextFrom, to.language, to.timeZone),
    amount: spokenAmount(plan.term.total, 'EUR', to.language),
  };
  await sendEmail(tx, to, 'smaller-plan-chosen', t(texts.chosenSubject, facts), [
    t(texts.chosen, facts),
    `${t(texts.undo)}\n${pageLink(context, `/my/services/${id}/?tab=billing`)}`,
  ]);
}

/** Email about a present plan that is kept after all. */
export async function mailUndone(
  context: Context,
  tx: Db,
  to: Recipient,
  { id, name }: Pick<ServiceRow, 'id' | 'name'>,
): Promise<void> {
  const t = translator(to.language);
  await sendEmail(tx, to, 'smaller-plan-undone', t(texts.undoneSubject, { name }), [
    t(texts.undone, { name }),
    `${t(texts.page)}\n${pageLink(context, `/my/services/${id}/`)}`,
  ]);
}

/** Email about a smaller plan that begins with a term paid for in advance. */
export async function mailBegun(
  context: Context,
  tx: Db,
  to: Recipient,
  service: Pick<ServiceRow, 'id' | 'kind' | 'name'> & { readonly nextPlan: NamedPlan | null },
): Promise<void> {
  const { id, name, nextPlan } = service;
  if (!nextPlan) return;
  const t = translator(to.language);
  const facts = { name, plan: labelOf(context, service, nextPlan, to) };
  await sendEmail(tx, to, 'smaller-plan-begun', t(texts.begunSubject, facts), [
    t(texts.begun, facts),
    `${t(texts.page)}\n${pageLink(context, `/my/services/${id}/`)}`,
  ]);
}

/**
 * Paragraph of an email about a renewal: the smaller plan that it's for. None without one.
 * @param isPaid whether the renewal has been paid for
 */
export function nextPlanPart(
  context: Context,
  to: Recipient,
  service: Pick<ServiceRow, 'kind' | 'nextFrom' | 'nextPlan'>,
  isPaid = false,
): string[] {
  const { nextFrom, nextPlan } = service;
  if (!nextPlan || nextFrom === null) return [];
  const plan = labelOf(context, service, nextPlan, to);
  if (nextFrom <= context.clock.now()) return [translate(to.language, isPaid ? texts.moved : texts.due, { plan })];
  return [translate(to.language, texts.moves, { plan, day: dayInWords(nextFrom, to.language, to.timeZone) })];
}

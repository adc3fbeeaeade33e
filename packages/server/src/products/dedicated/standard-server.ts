import { type DsConfigurationProblem, findConfigurationProblems, standardConfiguration } from '@hoster/domain';
import { readDedicated } from '../../catalogue/index.ts';
import type { Message } from '../../i18n/translate.ts';
import type { Db } from '../../platform/db/index.ts';
import { FieldError } from '../../platform/http/index.ts';
import { configurationOf } from './configuration.ts';
import { dsConfigurationTexts, dsPlanTexts } from './texts.ts';

/** Fields of a plan, by what an order calls them. */
const fields: Partial<Record<DsConfigurationProblem['field'], string>> = {
  cpu_count: 'cpu_sockets',
  disks: 'disks',
  raid_controller: 'raid_controller_id',
};

/**
 * Refuses a plan that can't be built as it's sold: RAM that the board has no kit for, drives that don't fit, a port
 * that no option has.
 * @throws AppError 400 with errors by field
 */
export async function checkStandardServer(tx: Db, key: string): Promise<void> {
  const parts = await readDedicated(tx);
  const plan = parts.plans.find(({ id }) => String(id) === key);
  const offer = plan && configurationOf({ ...plan, isConfigurable: true }, parts, 'en');
  if (!offer) return;
  const errors: Record<string, Message[]> = {};
  if (!parts.kits.some((kit) => kit.platformId === plan.platformId && kit.gigabytes === plan.ram)) {
    errors['ram'] = [dsPlanTexts.noKit];
  }
  if (offer.ports.length === 0) errors['port_mbps'] = [dsPlanTexts.noPort];
  if (offer.platform.sockets < plan.cpu.count) errors['cpu_sockets'] = [dsPlanTexts.sockets];
  for (const { code, field } of findConfigurationProblems(offer, standardConfiguration(offer))) {
    const name = fields[field];
    if (name !== undefined) errors[name] ??= [dsConfigurationTexts[code]];
  }
  if (Object.keys(errors).length > 0) throw new FieldError(errors);
}

/** Cores and clock speed of a plan, as lists and filters have them: `16×3.4`. */
export function clockOfAllCores({ cpu }: Readonly<Record<string, unknown>>): Record<string, string> {
  if (typeof cpu !== 'object' || cpu === null) return {};
  const [cores, frequency]: unknown[] = [Reflect.get(cpu, 'cores'), Reflect.get(cpu, 'frequency')];
  return typeof cores === 'number' && typeof frequency === 'number' ? { frequency: `${cores}×${frequency}` } : {};
}

import type { SavedOrderDraft } from '@hoster/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { VpsChoice } from '@hoster/domain/lines/vps/choice';
import type { FieldErrors } from '../../../api/errors.ts';
import { vpsLocationsQuery, vpsOrderContextQuery, vpsParametersQuery, vpsTemplatesQuery } from '../../../api/vps.ts';
import { useApp } from '../../../app/app-context.tsx';
import { type OrderHookArgs, useLineOrder } from '../../page/use-line-order.ts';
import { defaultKeys, orderWith, planOf, vpsQuery, readVpsOrder, type VpsPlanOrder } from './vps-order.ts';

/** The order in progress, and functions to change it. */
export type VpsControls = ReturnType<typeof useVpsOrder>;

/** Props for the fields of the configuration. */
export interface VpsFieldsProps {
  controls: VpsControls;
  errors: FieldErrors;
}

interface VpsHookArgs extends OrderHookArgs {
  /** The slug of the plan, which exists. */
  slug: string;
}

export function useVpsOrder({ slug, ...args }: VpsHookArgs) {
  const app = useApp();
  const { data: context } = useSuspenseQuery(vpsOrderContextQuery(app, { slug, promoCode: args.promo ?? undefined }));
  const { data: templates } = useSuspenseQuery(vpsTemplatesQuery(app));
  const { data: locations } = useSuspenseQuery(vpsLocationsQuery(app));
  const { data: parameters } = useSuspenseQuery(vpsParametersQuery(app));
  const plan = planOf(context, slug);
  if (!plan) throw new Error(`The loader let an unknown plan through: ${slug}`);

  const read = useCallback(
    (query: URLSearchParams, savedDraft: SavedOrderDraft) =>
      readVpsOrder({ context, templates, locations, parameters, savedDraft }, plan, query),
    [context, templates, locations, parameters, plan],
  );
  return useLineOrder<VpsChoice, VpsPlanOrder>({
    ...args,
    line: 'vps',
    read,
    orderWith,
    queryOf: vpsQuery,
    defaultKeys: accountKeys,
  });
}

const accountKeys = ({ context }: VpsPlanOrder): number[] => defaultKeys(context);

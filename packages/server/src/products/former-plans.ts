import { textIn } from '../i18n/localised.ts';
import type { FormerPlan, ProductLine } from '@hoster/contract';
import type { Visitor } from '@hoster/domain';
import { type Language, notFound } from '../platform/http/index.ts';
import { productLines } from './lines.ts';
import type { Catalogue } from '../catalogue/index.ts';

/**
 * A plan that was renamed or withdrawn, and its current replacement.
 * @throws AppError 404 for a plan that was never sold, is sold again, or whose line isn't shown to the visitor
 */
export function formerPlan(
  catalogue: Catalogue,
  { line, slug }: { line: ProductLine; slug: string },
  visitor: Visitor,
  language: Language,
): FormerPlan {
  const { isShown, list, sold } = productLines[line];
  const row = rowOf(catalogue, line, slug);
  if (!row || !isShown(visitor) || sold(catalogue, slug, language)) throw notFound(`No former plan ${line} ${slug}`);
  const successor = soldAfter(catalogue, line, slug, language);
  return {
    line,
    slug,
    name: textIn(row.name, language),
    // If the new address was withdrawn too, without a successor, there's nothing to redirect to.
    renamed: row.renamed && successor !== null,
    list_url: list,
    successor,
  };
}

const rowOf = ({ formerPlans }: Catalogue, line: ProductLine, slug: string) =>
  formerPlans.find((row) => row.line === line && row.slug === slug);

/** The first plan in the chain of successors that is sold. */
function soldAfter(catalogue: Catalogue, line: ProductLine, slug: string, language: Language): FormerPlan['successor'] {
  const passed = new Set<string>();
  for (let next = rowOf(catalogue, line, slug)?.successor; next && !passed.has(next);) {
    const plan = productLines[line].sold(catalogue, next, language);
    if (plan) return plan;
    passed.add(next);
    next = rowOf(catalogue, line, next)?.successor;
  }
  return null;
}

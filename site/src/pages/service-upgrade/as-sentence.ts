/** Facts of a plan with a capital letter: "4 vCPU, 8 GB RAM". */
export function asSentence(facts: readonly string[]): string {
  const text = facts.join(', ');
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

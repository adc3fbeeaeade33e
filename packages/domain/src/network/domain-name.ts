/**
 * A domain name as DNS knows it: lower case, in Latin letters (`пример.рф` becomes `xn--e1afmkfd.xn--p1ai`), without the
 * dot at its end. Null when the text isn't one: an address with a path, an IP address, a name without a dot.
 */
export function readDomainName(text: string): string | null {
  const name = text.trim().replace(/\.$/, '');
  if (name === '' || name.length > 255 || /[\s/?#@:\\%[\]]/.test(name)) return null;
  const host = hostOf(name);
  if (host === null || host.length > 253) return null;
  const labels = host.split('.');
  const isTopLevel = /^(xn--[a-z\d-]+|[a-z]{2,})$/.test(labels.at(-1) ?? '');
  return labels.length > 1 && isTopLevel && labels.every(isLabel) ? host : null;
}

const isLabel = (label: string) => label.length <= 63 && /^[a-z\d]([a-z\d-]*[a-z\d])?$/.test(label);

/** Host of an address with this name, as the platform's own parser reads it. */
function hostOf(name: string): string | null {
  return URL.canParse(`http://${name}`) ? new URL(`http://${name}`).hostname : null;
}
